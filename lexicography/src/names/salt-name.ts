/** What stands first in a salt, an oxide or a base. */
const METALS: ReadonlyMap<string, string> = new Map(
  `Li lithium, Na sodium, K potassium, Rb rubidium, Cs cesium, Be beryllium, Mg magnesium, Ca calcium, Sr strontium, Ba barium, Al aluminum,
  Zn zinc, Ag silver, Cu copper, Fe iron, Pb lead, Sn tin, Mn manganese, Ni nickel, Co cobalt, Cr chromium, Hg mercury, Cd cadmium, Ti titanium,
  Au gold, Pt platinum, NH4 ammonium`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** What stands behind it. */
const ANIONS: ReadonlyMap<string, string> = new Map(
  `F fluoride, Cl chloride, Br bromide, I iodide, O oxide, S sulfide, N nitride, C carbide, H hydride, P phosphide, OH hydroxide, NO3 nitrate,
  NO2 nitrite, SO4 sulfate, SO3 sulfite, CO3 carbonate, HCO3 bicarbonate, PO4 phosphate, ClO hypochlorite, ClO3 chlorate, ClO4 perchlorate,
  CN cyanide, MnO4 permanganate, CrO4 chromate, Cr2O7 dichromate, SiO3 silicate, CH3COO acetate, C2O4 oxalate, S2O3 thiosulfate, SCN thiocyanate`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const TIMES = /(?:\d{0,2})$/;

/** The English name of a simple salt, oxide or base by its formula as it is written: CuSO4, Fe2(SO4)3; null for anything else. */
export function saltName(formula: string): string | null {
  const metal = /^\(?(NH4|[A-Z][a-z]?)\)?\d?/.exec(formula);
  const first = METALS.get(metal?.[1] ?? '');
  if (!metal || first === undefined) return null;
  const rest = formula.slice(metal[0].length);
  const bracketed = /^\(([^()]+)\)\d?$/.exec(rest)?.[1];
  const second =
    ANIONS.get(bracketed ?? rest) ??
    (bracketed === undefined ? ANIONS.get(rest.replace(TIMES, '')) : undefined);
  return second === undefined ? null : `${first} ${second}`;
}
