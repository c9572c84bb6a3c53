/** Plurals that no rule below leads back to their singular. */
const IRREGULAR_PLURALS = pairs(`
  analyses analysis, axes axis, bases basis, crises crisis, oases oasis, theses thesis, testes testis
  matrices matrix, vertices vertex, indices index, vortices vortex, appendices appendix, helices helix
  apices apex, cortices cortex, codices codex, cervices cervix, calices calix, directrices directrix
  nuclei nucleus, radii radius, bacilli bacillus, fungi fungus, stimuli stimulus, foci focus, loci locus
  cacti cactus, alumni alumnus, gyri gyrus, sulci sulcus, calculi calculus, rami ramus, villi villus
  moduli modulus, tori torus, emboli embolus, thrombi thrombus, bronchi bronchus, cocci coccus, nevi nevus
  cumuli cumulus, termini terminus, syllabi syllabus, nodi nodus, alveoli alveolus, meniscii meniscus
  streptococci streptococcus, staphylococci staphylococcus, lactobacilli lactobacillus, nucleoli nucleolus
  bacteria bacterium, data datum, media medium, spectra spectrum, quanta quantum, ova ovum, strata stratum
  errata erratum, symposia symposium, equilibria equilibrium, maxima maximum, minima minimum, optima optimum
  addenda addendum, curricula curriculum, sera serum, flagella flagellum, cilia cilium, septa septum
  atria atrium, memoranda memorandum, sporangia sporangium, momenta momentum, extrema extremum
  aquaria aquarium, crania cranium, cerebella cerebellum, vacua vacuum, millennia millennium
  phenomena phenomenon, criteria criterion, mitochondria mitochondrion, ganglia ganglion
  automata automaton, polyhedra polyhedron, tetrahedra tetrahedron, protozoa protozoon, taxa taxon
  genera genus, corpora corpus, stigmata stigma, stomata stoma, schemata schema, lemmata lemma
  foramina foramen, lumina lumen, larynges larynx, pharynges pharynx, phalanges phalanx, meninges meninx
  men man, women woman, children child, feet foot, teeth tooth, geese goose, mice mouse, lice louse, oxen ox
  leaves leaf, halves half, calves calf, knives knife, shelves shelf, wolves wolf, lives life, wives wife
  thieves thief, loaves loaf, hooves hoof, scarves scarf, wharves wharf, selves self, elves elf
  genii genius, quizzes quiz, gases gas, lenses lens
`);

/** Words in -s that are not plurals, or whose plural looks the same. */
const NOT_PLURAL = new Set(
  'gas bias atlas pancreas canvas alias atlas lens series species means news sans kudos chaos cosmos logos pathos ethos rhinoceros asbestos abdomens thermos'.split(
    ' ',
  ),
);

/** British spellings beside American ones; the left side may be any part of a word. */
const AMERICAN: [RegExp, string][] = [
  [/our(?=$|ed$|ing$|al$|able$|less$|ful$|ist$|ism$|ite$|er$)/, 'or'],
  [/is(?=ations?$|ational$|e[sd]?$|ing$|ers?$|able$)/, 'iz'],
  [/ys(?=e[sd]?$|ing$|ers?$)/, 'yz'],
  [/([tbv])re$/, '$1er'],
  [/([tbv])red$/, '$1ered'],
  [/logue$/, 'log'],
  [/^(.{3,}[aeiou])ll(?=ed$|ing$|er$|or$)/, '$1l'],
  [/^(def|off|lic|pret)ence/, '$1ense'],
  [/programme/, 'program'],
  [/gramme$/, 'gram'],
  [/alumini/, 'alumin'],
  [/sulph/, 'sulf'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/^grey/, 'gray'],
  [/^sceptic/, 'skeptic'],
  [/^aeroplane/, 'airplane'],
  [/^artefact/, 'artifact'],
  [/^ageing/, 'aging'],
  [/^tyre$/, 'tire'],
  [/^draught/, 'draft'],
  [/^(enrol|fulfil|instal)(?=ment)/, '$1l'],
  [/^cheque/, 'check'],
  [/(judg|acknowledg)ement/, '$1ment'],
  [/ae(?=.)|oe(?=.)/g, 'e'],
];

/** Greek letters as they are written out: β-carotene is beta-carotene. */
const GREEK = new Map(
  'αalpha βbeta γgamma δdelta εepsilon ζzeta ηeta θtheta ιiota κkappa λlambda μmu νnu ξxi οomicron πpi ρrho σsigma τtau υupsilon φphi χchi ψpsi ωomega'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Reduce one normalised Latin word to the key its plural and its British or American twin share. */
export function latinStem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return GREEK.get(word) ?? word;
  const irregular = IRREGULAR_PLURALS.get(word);
  return silentEnd(american(irregular ?? singular(american(word))));
}

function singular(word: string): string {
  if (/[^aeiou]ae$/.test(word) && word.length >= 5) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || NOT_PLURAL.has(word)) return word;
  if (/(us|is|ss|ics)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length >= 5) return `${word.slice(0, -3)}y`;
  if (/(s|x|ch|sh|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function american(word: string): string {
  if (word.length < 4) return word;
  return AMERICAN.reduce((spelling, [british, plain]) => spelling.replace(british, plain), word);
}

/** Level the endings in which a plural in -es does not tell the singular (-e, -is or none). */
function silentEnd(word: string): string {
  if (word.endsWith('ie') && word.length >= 4) return `${word.slice(0, -2)}y`;
  return word.replace(/(?<=.s|x|z|ch|sh|o)e$|(?<=...s)is$/, '');
}

function pairs(table: string): Map<string, string> {
  return new Map(
    table
      .trim()
      .split(/[,\n]\s*/)
      .map((pair) => pair.trim().split(' ') as [string, string]),
  );
}
