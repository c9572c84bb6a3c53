/** Formulas, isotopes and vitamins in lower case, with gaps for signs, and what they are in English; salts are named by their parts. `|` stands between what may be meant. */
export const FORMULAS = `
14c: radiocarbon|carbon-14
a2 b2 c2: Pythagorean theorem
b12: vitamin B12|cobalamin|cyanocobalamin
b2h6: diborane
br2: bromine
c10h8: naphthalene
c12h22o11: sucrose
c14: radiocarbon|carbon-14
c2h2: acetylene|ethyne
c2h4: ethylene|ethene
c2h5oh: ethanol
c2h6: ethane
c3h6o: acetone
c3h8: propane
c3h8o3: glycerol
c4h10: butane
c60: fullerene|buckminsterfullerene
c6h12o6: glucose
c6h5oh: phenol
c6h6: benzene
c7h8: toluene
c8h10n4o2: caffeine
c9h8o4: acetylsalicylic acid|aspirin
caco3: calcium carbonate
cao: calcium oxide|quicklime
carbon14: radiocarbon
ccl4: carbon tetrachloride
ch2o: formaldehyde
ch3cooh: acetic acid
ch3oh: methanol
ch4: methane
chcl3: chloroform
cl2: chlorine
co: carbon monoxide
co2: carbon dioxide
cs2: carbon disulfide
d2o: heavy water
e hf: photon energy
e mc2: mass-energy equivalence
f ma: Newton's second law|second law of motion
f2: fluorine
fe2o3: ferric oxide|iron oxide
fes2: pyrite|iron disulfide
h2: hydrogen
h2co3: carbonic acid
h2o: water
h2o2: hydrogen peroxide
h2s: hydrogen sulfide
h2so3: sulfurous acid
h2so4: sulfuric acid
h3po4: phosphoric acid
hbr: hydrobromic acid|hydrogen bromide
hcho: formaldehyde
hcl: hydrochloric acid|hydrogen chloride
hclo: hypochlorous acid
hclo4: perchloric acid
hcn: hydrogen cyanide|hydrocyanic acid
hcooh: formic acid
hf: hydrofluoric acid|hydrogen fluoride
hno2: nitrous acid
hno3: nitric acid
i2: iodine
n2: nitrogen
n2h4: hydrazine
n2o: nitrous oxide
n2o4: dinitrogen tetroxide
nacl: sodium chloride
nahco3: sodium bicarbonate|sodium hydrogen carbonate
naoh: sodium hydroxide
nh3: ammonia
no: nitric oxide|nitrogen monoxide
no2: nitrogen dioxide
o2: oxygen|dioxygen
o3: ozone
p4: phosphorus
pcl5: phosphorus pentachloride
ph3: phosphine
pv nrt: ideal gas law
sf6: sulfur hexafluoride
sio2: silicon dioxide|silica
so2: sulfur dioxide
so3: sulfur trioxide
tio2: titanium dioxide
u ri: Ohm's law
v ir: Ohm's law
vitamin a: retinol
vitamin b1: thiamine|thiamin
vitamin b12: cobalamin|cyanocobalamin
vitamin b2: riboflavin
vitamin b3: niacin|nicotinic acid
vitamin b5: pantothenic acid
vitamin b6: pyridoxine
vitamin b7: biotin
vitamin b9: folic acid
vitamin c: ascorbic acid
vitamin d2: ergocalciferol
vitamin d3: cholecalciferol
vitamin e: tocopherol
vitamin k: phylloquinone
`;
