/** French words of science and teaching without their accents, where they are not their English with another ending. `|` stands between what may be meant. */
export const FRENCH = `
abeille: bee
accroissement: growth
achat: purchase
acide: acid
acide amine: amino acid
acides amines: amino acids
acier: steel
adjectif: adjective
affichage: display
agneau: lamb
aiguille: needle
aile: wing
aimant: magnet
aire: area
algebre: algebra
algorithme: algorithm
alimentation: nutrition|feeding
allaitement: breastfeeding
alliage: alloy
ame: soul
amidon: starch
amitie: friendship
amour: love
analyse: analysis
angoisse: anxiety
annee: year
appareil: apparatus|device
apport: intake
apprentissage: learning
apprentissage automatique: machine learning
apprentissage profond: deep learning
arbre: tree
argent: silver|money
argile: clay
arme: weapon
arret: judgment|stop
artere: artery
asile: asylum
assurance: insurance
atelier: workshop
atome: atom
aubergine: eggplant
audience: hearing
autisme: autism
auto: car
avion: aircraft|airplane
avocat: lawyer
avoine: oat
axe: axis
azote: nitrogen
bacterie: bacterium|bacteria
baleine: whale
banque: bank
barrage: dam
base de donnees: database
bateau: ship
batiment: building
batterie: battery
benefice: profit
besoin: need
betail: livestock
beton: concrete
beurre: butter
bien: good
bilan: balance sheet
ble: wheat
blessure: wound|injury
bois: wood
boite: box
bouche: mouth
bourse: stock exchange|scholarship
bras: arm
brevet: patent
bruit: noise
brulure: burn
but: goal|aim
cadre: frame|executive
calcul: calculation|computation
calcul integral: integral calculus
calendrier: calendar
capteur: sensor
carbone: carbon
carre: square
carte: map|card
cas: case
casier: locker
cellule: cell
cellule souche: stem cell
centrale: power plant
cercle: circle
cerveau: brain
chaine: chain
chaine alimentaire: food chain
chaise: chair
chaleur: heat
champ: field
champ magnetique: magnetic field
champignon: fungus|mushroom
changement: change
changement climatique: climate change
charbon: coal
charge: load
chaux: lime
cheval: horse
chien: dog
chiffre: digit|figure
chimie: chemistry
chimiste: chemist
chirurgie: surgery
chirurgien: surgeon
choc: shock
choix: choice
chomage: unemployment
chute: fall
ciel: sky
ciment: cement
circulation: traffic
citoyen: citizen
citoyennete: citizenship
classe: class
clavier: keyboard
cle: key
cloche: bell
code source: source code
coeur: heart
colere: anger
combustible: fuel
commerce: trade
comportement: behavior
comptabilite: accounting
compte: account
concurrence: competition
conducteur: conductor
conduite: conduct|behavior
confiance: trust|confidence
connaissance: knowledge
conscience: consciousness
conseil: council|advice
consommateur: consumer
consommation: consumption
consonne: consonant
contrainte: stress|constraint
contrat: contract
cote: side|coast
couche: layer
couleur: color
coup: blow
cour: court
courant: current
courant electrique: electric current
courbe: curve
cout: cost
couverture: coverage
croissance: growth
croissance economique: economic growth
croyance: belief
cuisine: cooking
cuivre: copper
debit: flow rate|flow
dechet: waste
dechets: waste
decouverte: discovery
defaut: defect|default
degre: degree
delai: delay|deadline
delit: offence|misdemeanor
demande: demand
demi vie: half-life
demographie: demography
dent: tooth
depense: expenditure
derivee: derivative
dessin: drawing
dette: debt
deuil: mourning
developpement: development
developpement durable: sustainable development
diabete: diabetes
dieu: god
dioxyde de carbone: carbon dioxide
directeur: director|manager
dispositif: device
donnee: datum
donnees: data
dos: back
douane: customs
douleur: pain
droit: law|right
droit civil: civil law
droit penal: criminal law|penal law
droits de l homme: human rights
droits humains: human rights
duree: duration
eau: water
ecart: deviation|gap
ecart type: standard deviation
echange: exchange
echantillon: sample
echec: failure
echelle: scale
eclair: lightning
eclairage: lighting
ecole: school
ecologie: ecology
economie: economics|economy
ecorce: bark|crust
ecosysteme: ecosystem
ecran: screen
ecriture: writing
effet: effect
effet de serre: greenhouse effect
egalite: equality
elevage: animal husbandry|breeding
eleve: student|pupil
emploi: employment|job
emprunt: loan|borrowing
energie cinetique: kinetic energy
energie nucleaire: nuclear energy
energie renouvelable: renewable energy
energie solaire: solar energy
enfance: childhood
enfant: child
engrais: fertilizer
enquete: inquiry|survey
enseignant: teacher
enseignement: teaching|education
ensemble: set
entree: input|entry
entreprise: enterprise|company|firm
entropie: entropy
environnement: environment
epargne: saving|savings
epreuve: test
equation differentielle: differential equation
equilibre: equilibrium|balance
equipe: team
erreur: error
espace: space
espece: species
espoir: hope
esprit: mind|spirit
essai: test|trial
essence: gasoline
essor: growth
estomac: stomach
etage: floor
etain: tin
etat: state
ete: summer
etoile: star
etude: study
etudiant: student
evenement: event
evier: sink
examen: examination
exigence: requirement
exportation: export
faillite: bankruptcy
faim: hunger
famille: family
faute: fault
femme: woman
fer: iron
ferme: farm
feu: fire
feuille: leaf
fichier: file
fievre: fever
filtre: filter
fin: end
fiscalite: taxation
fleur: flower
fleuve: river
foie: liver
fonction: function
fonctionnement: operation
fond: bottom|background
fonderie: foundry
foret: forest
formation: training
fosse: pit
foule: crowd
four: furnace|oven
frein: brake
frequence: frequency
froid: cold
fromage: cheese
frontiere: border|boundary
frottement: friction
fumee: smoke
fusee: rocket
galaxie: galaxy
gauche: left
gaz: gas
gazole: diesel
gel: frost
genie: engineering
genie genetique: genetic engineering
genie logiciel: software engineering
geometrie: geometry
gestion: management
gestion des risques: risk management
glace: ice
glucide: carbohydrate
gout: taste
gouvernement: government
graine: seed
graisse: fat|grease
grammaire: grammar
grandeur: quantity|magnitude
grappe: cluster
gravite: gravity
greffe: graft|transplant
grossesse: pregnancy
groupe: group
guerison: healing|recovery
guerre: war
hasard: chance|randomness
haut: high
hauteur: height
herbe: grass|herb
heredite: heredity
histoire: history
hiver: winter
homme: man
hopital: hospital
horloge: clock
huile: oil
humeur: mood
humidite: humidity
hydrogene: hydrogen
hypothese: hypothesis
idee: idea
ile: island
importation: import
impot: tax
incendie: fire
indice: index
infirmier: nurse
infirmiere: nurse
informatique: computer science|computing|informatics
ingenieur: engineer
inondation: flood
insecte: insect
intelligence artificielle: artificial intelligence
interet: interest
inventaire: inventory
isolant: insulator
jambe: leg
jardin: garden
jeu: game
jeune: youth
joie: joy
jour: day
journal: newspaper
juge: judge
jugement: judgment|judgement
jus: juice
lac: lake
laine: wool
lait: milk
langage: language
langage de programmation: programming language
langue: language|tongue
largeur: width
lecture: reading
lentille: lens
levure: yeast
liaison: bond
liberte: freedom|liberty
libre: free
lien: link
lieu: place
ligne: line
linguistique: linguistics
logiciel: software
loi: law
longueur: length
longueur d onde: wavelength
loyer: rent
lumiere: light
lune: moon
lutte: struggle
main: hand
maladie: disease
maladies: disease
manque: lack
marche: market
maree: tide
mariage: marriage
masse: mass
mathematiques: mathematics
matiere: matter
matiere premiere: raw material
matrice: matrix
mecanique: mechanics
mecanique quantique: quantum mechanics
medecin: physician|doctor
medecine: medicine
medicament: drug|medicine
melange: mixture
membre: limb|member
memoire: memory
mer: sea
mere: mother
mesure: measurement|measure
meteo: weather
metier: craft|occupation
meurtre: murder
miel: honey
milieu: medium|environment
minerai: ore
mobilite: mobility
moelle: marrow
moelle epiniere: spinal cord
mois: month
moisissure: mold
monde: world
monnaie: currency|money
montagne: mountain
montre: watch
mort: death
mot: word
mot de passe: password
moteur: engine|motor
moteur de recherche: search engine
mouvement: motion|movement
moyenne: mean|average
mur: wall
naissance: birth
navire: ship
neige: snow
nerf: nerve
nez: nose
niveau: level
nom: noun|name
nombre: number
nombre entier: integer
nombre premier: prime number
nourriture: food
noyau: nucleus|kernel
nuage: cloud
nuage informatique: cloud computing
nuisible: pest
numerique: digital|numerical
objectif: objective|lens
oeil: eye
oeuf: egg
offre: supply|offer
offre et demande: supply and demand
ombre: shadow
onde: wave
ongle: nail
or: gold
orage: thunderstorm
ordinateur: computer
ordinateurs: computer
oreille: ear
organe: organ
orge: barley
orthographe: spelling|orthography
os: bone
ouragan: hurricane
outil: tool
ouverture: opening
ouvrier: worker
oxygene: oxygen
paiement: payment
paix: peace
panne: failure|breakdown
papier: paper
parole: speech
part: share
pays: country
paysage: landscape
peau: skin
peche: fishing
peine: penalty|punishment
pensee: thought
pente: slope
pere: father
perte: loss
petrole: petroleum|oil
peuple: people
peur: fear
photosynthese: photosynthesis
phrase: sentence
physique: physics
pied: foot
pierre: stone|calculus
pile: stack|battery
plaie: wound
plan: plane
planete: planet
plante: plant
plaque: plate
plomb: lead
pluie: rain
pluies acides: acid rain
poids: weight
poil: hair
poisson: fish
poitrine: chest
politique: policy|politics
pompe: pump
pont: bridge
portable: laptop
poudre: powder
poule: chicken
poumon: lung
pourcentage: percentage
poussiere: dust
pouvoir: power
pression: pressure
pression arterielle: blood pressure
pret: loan
preuve: proof|evidence
prevision: forecasting|forecast
prime: premium
printemps: spring
prix: price
proces: trial
processus: process
produit: product
produit interieur brut: gross domestic product
profondeur: depth
programmation: programming
programme: program|curriculum
propriete: property|ownership
proteine: protein
psychologie: psychology
publicite: advertising
puissance: power
puits: well
pyramide: pyramid
quantite: quantity
quantite de mouvement: momentum
quotient intellectuel: intelligence quotient
racine: root
racine carree: square root
rayon: radius|ray
rayonnement: radiation
rayons x: x-ray
rechauffement climatique: global warming
recherche: research
recherche scientifique: scientific research
recit: narrative
recolte: harvest
recompense: reward
redressement: rectification
reforme: reform
regime: diet
regle: rule
rein: kidney
rendement: yield|efficiency
renseignement: information
rentabilite: profitability
reponse: response
requete: query
reseau: network
reseau de neurones: neural network
reseau informatique: computer network
reseau neuronal: neural network
reseaux: network
ressort: spring
ressource: resource
ressources humaines: human resources
retard: delay
retroaction: feedback
reunion: meeting
reussite: success|achievement
reve: dream
revenu: income
riviere: river
riz: rice
roche: rock
roue: wheel
roulement: bearing
route: road
sable: sand
salaire: wage|salary
sang: blood
sante: health
sante mentale: mental health
sante publique: public health
savoir: knowledge
schema: diagram
sciences humaines: humanities
sciences sociales: social sciences
sechage: drying
secheresse: drought
sein: breast
seisme: earthquake
sel: salt
semence: seed
semi conducteur: semiconductor
sens: sense|meaning
serrure: lock
serveur: server
seuil: threshold
sida: aids
siecle: century
signification: meaning|significance
societe: society|company
sociologie: sociology
soie: silk
soif: thirst
soin: care
soins: care
soins infirmiers: nursing care|nursing
soins intensifs: intensive care
soir: evening
sol: soil
solde: balance
soleil: sun
somme: sum
sommeil: sleep
son: sound
sortie: output
soudage: welding
soudure: welding
souris: mouse
sous: under
squelette: skeleton
stage: internship|training
stockage: storage
succes: success
sucre: sugar
suite: sequence
surface: area
syntaxe: syntax
systeme d exploitation: operating system
systeme immunitaire: immune system
systeme nerveux: nervous system
tableau: table|array
tache: task
taille: size|height
taux: rate
taux d interet: interest rate
taux de change: exchange rate
taxe: tax
tele: television
tempete: storm
temps: time
tendance: trend|tendency
tenseur: tensor
tension: voltage
tension arterielle: blood pressure
terrain: land
terre: earth|soil|land
tete: head
theoreme: theorem
theorie: theory
tissu: tissue|fabric
tonnerre: thunder
tour: tower
traducteur: translator
traduction: translation
trafic: traffic
traitement: treatment|processing
traitement de texte: word processing
traitement du langage naturel: natural language processing
travail: work|labor|labour
tremblement de terre: earthquake
tri: sorting
tribunal: court
trou: hole
trou noir: black hole
trouble: disorder
tumeur: tumor
tuyau: pipe
urbanisme: urban planning
usine: factory|plant
usure: wear
utilisateur: user
utilite: utility
vaccin: vaccine
vague: wave
vaisseau: vessel
vaisseau sanguin: blood vessel
valeur: value
valeur absolue: absolute value
valeur ajoutee: added value
vapeur: steam|vapor|vapour
variable aleatoire: random variable
veine: vein
vent: wind
vente: sale
ventes: sales
ventre: abdomen|belly
ver: worm
verbe: verb
verite: truth
verre: glass
vertu: virtue
viande: meat
vide: vacuum
vie: life
ville: city|town
vin: wine
vitamine: vitamin
vitesse: speed|velocity
vitesse de la lumiere: speed of light
voie lactee: milky way
voisinage: neighborhood
voiture: car|automobile
voix: voice
vol: flight|theft
volcan: volcano
voyelle: vowel
vue: vision|sight
`;
