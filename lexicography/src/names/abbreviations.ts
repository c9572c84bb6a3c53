/** Abbreviations of science, English and French, and what they stand for in English. `|` stands between what may be meant. */
export const ABBREVIATIONS = `
ac: alternating current
adhd: attention deficit hyperactivity disorder
adn: deoxyribonucleic acid|DNA
adp: adenosine diphosphate
adr: alternative dispute resolution
agi: artificial general intelligence
ai: artificial intelligence
aids: acquired immunodeficiency syndrome|acquired immune deficiency syndrome|AIDS
amp: adenosine monophosphate
ann: artificial neural network
anova: analysis of variance
ans: autonomic nervous system
api: application programming interface
ar: augmented reality
ards: acute respiratory distress syndrome
arn: ribonucleic acid|RNA
asr: speech recognition
atp: adenosine triphosphate
au: astronomical unit
bmi: body mass index
bod: biochemical oxygen demand|biological oxygen demand
bp: blood pressure
cad: computer-aided design
cam: computer-aided manufacturing
cat scan: computed tomography
cbt: cognitive behavioral therapy
cdf: cumulative distribution function
ceo: chief executive officer
cfc: chlorofluorocarbon
cfd: computational fluid dynamics
cfo: chief financial officer
cmb: cosmic microwave background
cnc: computer numerical control
cnn: convolutional neural network
cns: central nervous system
cod: chemical oxygen demand
copd: chronic obstructive pulmonary disease
covid: coronavirus disease
cpi: consumer price index
cpr: cardiopulmonary resuscitation
cpu: central processing unit|processor
crm: customer relationship management
csf: cerebrospinal fluid
ct: computed tomography
ct scan: computed tomography
db: database
dbms: database management system
dc: direct current
ddos: denial-of-service attack
ddt: dichlorodiphenyltrichloroethane
dl: deep learning
dna: deoxyribonucleic acid|DNA
dns: domain name system
dvt: deep vein thrombosis
ecg: electrocardiogram|electrocardiography
edta: ethylenediaminetetraacetic acid
eeg: electroencephalogram|electroencephalography
eia: environmental impact assessment
ekg: electrocardiogram|electrocardiography
elisa: enzyme-linked immunosorbent assay
elt: English language teaching
emf: electromotive force
emg: electromyography|electromyogram
eps: earnings per share
eq: emotional intelligence
erp: enterprise resource planning
esa: European Space Agency
esl: English as a second language
etf: exchange-traded fund
fdi: foreign direct investment
fea: finite element analysis
fem: finite element method
fft: fast Fourier transform
gan: generative adversarial network
gc: gas chromatography
gcd: greatest common divisor
gdp: gross domestic product
ghg: greenhouse gas
gis: geographic information system
gmo: genetically modified organism
gni: gross national income
gnl: liquefied natural gas
gnp: gross national product
gps: global positioning system
gpu: graphics processing unit
gui: graphical user interface
hdd: hard disk drive|hard disk
hdl: high-density lipoprotein
hiv: human immunodeficiency virus|HIV
hplc: high-performance liquid chromatography
hpv: human papillomavirus
hr: human resources|heart rate
hrm: human resource management|human resources management
html: hypertext markup language
http: hypertext transfer protocol
hvac: heating, ventilation and air conditioning
ia: artificial intelligence
iaas: infrastructure as a service
ic: integrated circuit
ict: information and communication technology|information and communications technology
icu: intensive care unit
ide: integrated development environment
imc: body mass index
imf: International Monetary Fund
iot: internet of things
ip: internet protocol
ipa: International Phonetic Alphabet
ipm: integrated pest management
ipo: initial public offering
ipr: intellectual property rights
iq: intelligence quotient
ir: infrared|infrared radiation
irm: magnetic resonance imaging
irr: internal rate of return
isp: internet service provider
it: information technology
ivf: in vitro fertilization
knn: k-nearest neighbors
kpi: key performance indicator
kpis: key performance indicator
lan: local area network
lcd: liquid crystal display
lcm: least common multiple
ldl: low-density lipoprotein
led: light-emitting diode|light emitting diode
lhc: Large Hadron Collider
llm: large language model
llms: large language model
lms: learning management system
lng: liquefied natural gas
lsd: lysergic acid diethylamide
mba: master of business administration
mcmc: Markov chain Monte Carlo
mi: myocardial infarction
ml: machine learning
mle: maximum likelihood estimation
mooc: massive open online course
mri: magnetic resonance imaging
mrna: messenger RNA|messenger ribonucleic acid
ms: mass spectrometry|multiple sclerosis
nad: nicotinamide adenine dinucleotide
nasa: National Aeronautics and Space Administration
nda: non-disclosure agreement
ngo: non-governmental organization|nongovernmental organization
nlp: natural language processing
nmr: nuclear magnetic resonance
npk: NPK fertilizer
npv: net present value
nsaid: nonsteroidal anti-inflammatory drug
nsaids: nonsteroidal anti-inflammatory drug
ocd: obsessive-compulsive disorder
ocpd: obsessive-compulsive personality disorder
ocr: optical character recognition
ode: ordinary differential equation
ogm: genetically modified organism
ong: non-governmental organization|nongovernmental organization
oop: object-oriented programming
os: operating system
otc: over-the-counter drug
paas: platform as a service
pc: personal computer
pca: principal component analysis
pcb: printed circuit board
pcr: polymerase chain reaction
pde: partial differential equation
pdf: probability density function
pet: positron emission tomography
pet scan: positron emission tomography
pgcd: greatest common divisor
pib: gross domestic product
pid: PID controller|proportional-integral-derivative controller
plc: programmable logic controller
pme: small and medium enterprises
pnb: gross national product
pns: peripheral nervous system
poo: object-oriented programming
ppcm: least common multiple
ppm: parts per million
ppp: purchasing power parity
pr: public relations
ptsd: post-traumatic stress disorder|posttraumatic stress disorder
pv: photovoltaic cell
pvc: polyvinyl chloride
qcd: quantum chromodynamics
qed: quantum electrodynamics
rag: retrieval-augmented generation
ram: random access memory|random-access memory
rbc: red blood cell
rct: randomized controlled trial
rfid: radio-frequency identification
rl: reinforcement learning
rna: ribonucleic acid|RNA
rnn: recurrent neural network
roi: return on investment
rom: read-only memory
rpm: revolutions per minute
rrna: ribosomal RNA
saas: software as a service
sars: severe acute respiratory syndrome
scada: supervisory control and data acquisition
scm: supply chain management
sd: standard deviation
sdg: sustainable development goals
sdgs: sustainable development goals
sdk: software development kit
sida: acquired immunodeficiency syndrome|acquired immune deficiency syndrome|AIDS
sig: geographic information system
sla: second language acquisition
sme: small and medium enterprises
sql: structured query language
ssd: solid-state drive
std: sexually transmitted disease
stem: STEM education
sti: sexually transmitted infection
stp: standard temperature and pressure
svm: support vector machine
swot: SWOT analysis
tb: tuberculosis
tcp: transmission control protocol
thc: tetrahydrocannabinol
tic: information and communication technology|information and communications technology
tnt: trinitrotoluene
tqm: total quality management
trna: transfer RNA
tts: speech synthesis|text-to-speech
tva: value-added tax|value added tax
ui: user interface
un: United Nations
url: uniform resource locator
usb: universal serial bus
uti: urinary tract infection
uv: ultraviolet|ultraviolet radiation
ux: user experience
vat: value-added tax|value added tax
vih: human immunodeficiency virus
voc: volatile organic compound
vpn: virtual private network
vr: virtual reality
wan: wide area network
wbc: white blood cell
who: World Health Organization
wifi: wireless network
wipo: World Intellectual Property Organization
wto: World Trade Organization
xai: explainable artificial intelligence
`;
