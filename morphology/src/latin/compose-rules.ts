/** How a prefix joins the Arabic noun behind it. */
export type PrefixRule =
  | 'construct' // فرط + definite noun
  | 'number' // ثنائي + definite noun
  | 'half' // شبه + noun without article
  | 'adjective' // noun + agreeing adjective
  | 'place' // داخل + definite noun
  | 'against' // مضاد + ل + noun
  | 'negative'; // لا + adjective, عدم + noun

const rules: Record<PrefixRule, string> = {
  construct: 'hyper hypo dys brady tachy mal re de over under oligo mis miso megalo dis a an alti',
  number:
    'mono bi di bis tri tetra quadri quadru penta quinque hexa sexi hepta septi octa octo octi ennea deca ' +
    'hendeca dodeca poly multi pluri pleo uni duo iso equi amphi co homo hetero aniso',
  place:
    'intra endo inter extra ecto sub epi supra pre post peri ante infra trans circum juxta retro ento per',
  against: 'anti contra counter',
  negative: 'in im il ir non un',
  half: 'semi hemi demi quasi',
  adjective: '',
};

const ruleByPart = new Map<string, PrefixRule>();
for (const [rule, parts] of Object.entries(rules) as [PrefixRule, string][]) {
  for (const part of parts.split(' ')) if (part !== '') ruleByPart.set(part, rule);
}

/** The way a prefix joins; most are adjectives in Arabic. */
export function prefixRule(part: string): PrefixRule {
  return ruleByPart.get(part) ?? 'adjective';
}

/** Prefixes whose adjective meaning is usual before a noun although they also govern it. */
export const wordsOfPlace: Record<string, string> = {
  intra: 'داخل',
  endo: 'داخل',
  inter: 'بين',
  extra: 'خارج',
  ecto: 'خارج',
  sub: 'تحت',
  epi: 'فوق',
  supra: 'فوق',
  pre: 'قبل',
  post: 'بعد',
  peri: 'حول',
  ante: 'قبل',
  infra: 'تحت',
  trans: 'عبر',
  circum: 'حول',
  juxta: 'مجاور',
  retro: 'خلف',
  ento: 'داخل',
  per: 'عبر',
};

/** Number prefixes of binary compounds: dioxide is ثاني أكسيد in the academies' usage. */
export const ordinals: Record<string, string> = {
  mono: 'أول',
  di: 'ثاني',
  bi: 'ثاني',
  tri: 'ثالث',
  tetra: 'رابع',
  penta: 'خامس',
  hexa: 'سادس',
  hepta: 'سابع',
  octa: 'ثامن',
};

/** Heads that take the name of the thing in the genitive: التهاب الكبد, علم الأحياء. */
export const genitiveHeads = new Set(
  (
    'logy logie itis ite osis iasis oma ome ectomy ectomie tomy tomie stomy stomie plasty plastie pexy rrhaphy desis ' +
    'centesis lysis lyse tripsy algia algie dynia pathy pathie penia megaly megalie trophy plasia plegia plegie paresis ' +
    'ptosis ectasis ectasia stenosis sclerosis malacia necrosis cele spasm stasis phobia phobie mania manie philia ' +
    'phagy phagia phasia phonia phile opsia opsy kinesis kinesia genesis genese geny genic gen gene poiesis graphy graphie ' +
    'graph graphe grapher gram gramme metry metrie meter metre scope scopy scopie stat sphere phore lith lithiasis ' +
    'cracy cratie crat archy archie nomy nomie nomics therapy therapie therapist iatry iatrie iatrics iatrist tome ' +
    'cide cidal culture fuge fugal petal vore vorous ferous fer rrhagia rrhage rrhea rrhoea uria urie emia aemia emie ' +
    'tropism taxis logist naut phagous philic phobic odont drome ics'
  ).split(' '),
);

/** Heads whose genitive is a plural or collective: علم الحشرات. */
export const collectiveHeads = new Set(
  'logy logie logist logical logic logique cide cidal vore vorous phagous nomy graph graphe ics fuge'.split(
    ' ',
  ),
);

/** Heads that are adjectives in English: of vessels, of the skin. */
export const adjectiveHeads = new Set(
  (
    'lateral cellular molecular nuclear vascular muscular venous cutaneous cranial natal mural pulmonary renal spinal ' +
    'linear polar axial angular modal sonic chemical physical magnetic dynamic static electric electronic septic thyroid ' +
    'thermic thermal phonic tropic lytic zoic lithic economic biotic toxic chromatic'
  ).split(' '),
);

/** Endings that turn the word before them into an adjective. */
export const adjectiveEndings = new Set(
  'ic ical ique iac ac istic al ous ar ary an ory ive oidal logical logic logique graphic metric scopic'.split(
    ' ',
  ),
);

/** Endings that keep the noun before them: chemistry's -ide or the substance endings, abstract -y and -ia. */
export const emptyEndings = new Set(
  'y ie ia a um us ion tion ation ment e on ose ine in one ol ate ide ium yte yl'.split(' '),
);

/** Arabic names of measure prefixes, which grow together with the unit: كيلومتر. */
export const measurePrefixes: Record<string, string> = {
  kilo: 'كيلو',
  mega: 'ميغا',
  giga: 'جيغا',
  tera: 'تيرا',
  hecto: 'هكتو',
  deca: 'ديكا',
  deci: 'ديسي',
  centi: 'سنتي',
  milli: 'ملي',
  micro: 'ميكرو',
  nano: 'نانو',
  pico: 'بيكو',
  femto: 'فمتو',
};

/** Units that take a measure prefix. */
export const units: Record<string, string> = {
  meter: 'متر',
  metre: 'متر',
  gram: 'غرام',
  gramme: 'غرام',
  liter: 'لتر',
  litre: 'لتر',
  byte: 'بايت',
  watt: 'واط',
  volt: 'فولت',
  hertz: 'هرتز',
  ton: 'طن',
  calorie: 'سعرة',
  second: 'ثانية',
};
