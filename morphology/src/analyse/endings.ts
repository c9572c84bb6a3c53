/** What may follow a stem: inflection, pronouns and the nisba, by the set of endings a stem allows. */

export interface Ending {
  cost: number;
  hasPronoun: boolean;
  isNisba: boolean;
  /** Tanwin or an ending that the article excludes. */
  isIndefinite: boolean;
  /** The ending as written. */
  text: string;
}

const POSSESSIVE = ['ه', 'ها', 'هما', 'هم', 'هن', 'ك', 'كما', 'كم', 'كن', 'نا', 'ي'];
const OBJECT = ['ه', 'ها', 'هما', 'هم', 'هن', 'ك', 'كما', 'كم', 'كن', 'نا', 'ني'];

/** Pronouns that are rarer in what is written. */
const PRONOUN_COSTS: Record<string, number> = {
  ك: 0.5,
  كم: 0.5,
  كما: 0.9,
  كن: 0.9,
  هن: 0.7,
  هما: 0.6,
  نا: 0.45,
};

type Table = Map<string, Ending>;

interface Costs {
  bare?: number;
  feminine?: number;
  femininePlural?: number;
  masculinePlural?: number;
  dual?: number;
  nisba?: number;
  /** وي as a nisba of words in ة (لغوي، تربوي). */
  wawNisba?: number;
}

/** Costs by set; the names are those of `scripts/pack-templates.ts`. */
const NOUN_SETS: Record<string, Costs> = {
  A: { bare: 0, feminine: 0.1, femininePlural: 0.15, masculinePlural: 0.15, dual: 0.3, nisba: 0.3 },
  M: {
    bare: 0,
    feminine: 0.95,
    femininePlural: 0.25,
    masculinePlural: 1.1,
    dual: 0.35,
    nisba: 0.2,
    wawNisba: 1.3,
  },
  P: { bare: 0, nisba: 0.5 },
  F: { feminine: 0, femininePlural: 0.1, dual: 0.3, nisba: 0.2, wawNisba: 0.4 },
};

function put(table: Table, text: string, cost: number, traits: Partial<Ending> = {}): void {
  const known = table.get(text);
  if (known && known.cost <= cost) return;
  table.set(text, { cost, hasPronoun: false, isNisba: false, isIndefinite: false, text, ...traits });
}

function putWithPronouns(table: Table, text: string, cost: number, traits: Partial<Ending> = {}): void {
  for (const pronoun of POSSESSIVE)
    put(table, text + pronoun, cost + (PRONOUN_COSTS[pronoun] ?? 0.35), { ...traits, hasPronoun: true });
}

function putFeminine(table: Table, cost: number, before: string, traits: Partial<Ending> = {}): void {
  // A feminine nisba that no list holds seldom takes a pronoun.
  const rare = traits.isNisba ? 0.45 : 0;
  put(table, `${before}ة`, cost, traits);
  put(table, `${before}ه`, cost + 0.5 + rare, traits);
  putWithPronouns(table, `${before}ت`, cost + rare, traits);
  for (const dual of ['تان', 'تين']) put(table, before + dual, cost + 0.4, traits);
  for (const dual of ['تا', 'تي']) {
    put(table, before + dual, cost + 0.6, traits);
    putWithPronouns(table, before + dual, cost + 0.5, traits);
  }
}

function putFemininePlural(table: Table, cost: number, before: string, traits: Partial<Ending> = {}): void {
  put(table, `${before}ات`, cost, traits);
  putWithPronouns(table, `${before}ات`, cost, traits);
}

function putMasculinePlural(table: Table, cost: number, before: string, traits: Partial<Ending> = {}): void {
  put(table, `${before}ون`, cost, traits);
  put(table, `${before}ين`, cost, traits);
  put(table, `${before}و`, cost + 0.8, traits);
  put(table, `${before}وا`, cost + 1, traits);
  for (const construct of ['و', 'ي']) putWithPronouns(table, before + construct, cost + 0.5, traits);
}

function putDual(table: Table, cost: number, before: string): void {
  put(table, `${before}ان`, cost);
  put(table, `${before}ين`, cost);
  for (const construct of ['ا', 'ي']) putWithPronouns(table, before + construct, cost + 0.8);
}

function putNisba(table: Table, cost: number, before: string): void {
  const traits = { isNisba: true };
  put(table, `${before}ي`, cost + 0.12, traits);
  put(table, `${before}ى`, cost + 1.1, traits);
  put(table, `${before}يا`, cost + 0.4, { isNisba: true, isIndefinite: true });
  put(table, `${before}يان`, cost + 0.5, traits);
  putFeminine(table, cost + 0.02, `${before}ي`, traits);
  putFemininePlural(table, cost + 0.1, `${before}ي`, traits);
  putMasculinePlural(table, cost + 0.15, `${before}ي`, traits);
}

function nounSet(costs: Costs): Table {
  const table: Table = new Map();
  if (costs.bare !== undefined) {
    put(table, '', costs.bare);
    putWithPronouns(table, '', costs.bare);
    put(table, 'ا', costs.bare + 0.3, { isIndefinite: true });
  }
  if (costs.feminine !== undefined) putFeminine(table, costs.feminine, '');
  if (costs.femininePlural !== undefined) putFemininePlural(table, costs.femininePlural, '');
  if (costs.masculinePlural !== undefined) putMasculinePlural(table, costs.masculinePlural, '');
  if (costs.dual !== undefined && costs.bare !== undefined) putDual(table, costs.dual, '');
  if (costs.nisba !== undefined) {
    putNisba(table, costs.nisba, '');
    putNisba(table, costs.nisba + 0.7, 'ان');
    if (costs.femininePlural !== undefined) putNisba(table, costs.nisba + 0.4, 'ات');
  }
  if (costs.wawNisba !== undefined) putNisba(table, costs.wawNisba, 'و');
  return table;
}

/** Endings of the changed stems of words in ى, ا, ـٍ and اء (Wright I §§ 297–324). */
function specialSets(): Record<string, Table> {
  const table = (fill: (table: Table) => void): Table => {
    const made: Table = new Map();
    fill(made);
    return made;
  };
  return {
    Y: table((made) => put(made, '', 0)),
    YP: table((made) => putWithPronouns(made, '', 0)),
    YD: table((made) => {
      putDual(made, 0.3, '');
      putFemininePlural(made, 0.2, '');
    }),
    YN: table((made) => putNisba(made, 0.25, '')),
    YM: table((made) => putMasculinePlural(made, 0.4, '')),
    N: table((made) => {
      put(made, '', 0.4);
      putMasculinePlural(made, 0.3, '');
      putNisba(made, 0.8, '');
    }),
    NM: table((made) => {
      put(made, '', 0.4);
      putNisba(made, 0.9, '');
    }),
    NA: nounSet({ bare: 0, feminine: 0.05, femininePlural: 0.15, dual: 0.3, nisba: 0.8 }),
    NP: nounSet({ bare: 0, dual: 0.5, femininePlural: 0.3, nisba: 0.8 }),
    W: table((made) => {
      putNisba(made, 0.2, '');
      putDual(made, 0.4, '');
      putFemininePlural(made, 0.3, '');
    }),
    VP: table((made) => {
      for (const pronoun of OBJECT) put(made, pronoun, 0.3, { hasPronoun: true });
    }),
  };
}

/** The stem of a verb ending before an object pronoun: plural وا loses its alif, تم gains a و. */
function beforePronoun(ending: string): string {
  if (ending === 'وا') return 'و';
  return ending === 'تم' ? 'تمو' : ending;
}

const VERB_ENDING_COSTS: Record<string, number> = {
  '': 0,
  ت: 0.05,
  ا: 0.8,
  تا: 0.8,
  تما: 1,
  ن: 0.5,
  تن: 0.9,
  ي: 0.6,
  ان: 0.5,
  ين: 0.7,
};

function verbSet(endings: string[]): Table {
  const table: Table = new Map();
  for (const ending of endings) {
    const cost = VERB_ENDING_COSTS[ending] ?? 0.15;
    put(table, ending, cost);
    for (const pronoun of OBJECT)
      put(table, beforePronoun(ending) + pronoun, cost + (PRONOUN_COSTS[pronoun] ?? 0.35), {
        hasPronoun: true,
      });
    // The heavy ن of emphasis (نون التوكيد).
    if (ending === '' || ending === 'ن') put(table, 'ن', 0.7);
  }
  return table;
}

let sets: Map<string, Table> | undefined;

/** The endings of a set: a letter name for nouns, a list joined by dots for verbs. */
export function endingsOf(name: string): ReadonlyMap<string, Ending> {
  sets ??= new Map([
    ...Object.entries(NOUN_SETS).map(([key, costs]): [string, Table] => [key, nounSet(costs)]),
    ...Object.entries(specialSets()),
  ]);
  let table = sets.get(name);
  if (!table) {
    table = verbSet(name.split('.'));
    sets.set(name, table);
  }
  return table;
}
