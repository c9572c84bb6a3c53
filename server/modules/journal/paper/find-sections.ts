import type { SectionId } from '@mustalah/contract/journal/submissions';
import { cutsOf, normalize } from '@mustalah/morphology';

/**
 * Words that make a heading of each part that the guide asks for, as Arabic, English and French papers name them; in
 * the engine's normal form and without the article.
 */
const headings: Record<SectionId, string> = {
  abstract: 'ملخص مستخلص abstract summary resume',
  introduction: 'مقدمه تمهيد مدخل introduction background',
  methodology:
    'منهجيه منهج طريقه طرايق طرق منهجيات methodology methods method materials procedure methodologie methodes methode',
  results: 'نتايج نتايجه results findings resultats',
  discussion: 'مناقشه مناقشتها مناقشته تحليلها discussion',
  conclusion: 'خاتمه خلاصه استنتاج استنتاجات توصيات conclusion conclusions concluding',
  references: 'مراجع مصادر مصادره مراجعه references bibliography bibliographie',
};

/** What may stand beside those words in a heading. */
const beside = new Set(
  `بحث دراسه ورقه عمل عام عامه نظري نظريه اطار مشكله خلفيه اجراءات اجراءاتها ادوات مواد عرض تحليل كلمات مفتاحيه قايمه ثبت فهرس
  اولا ثانيا ثالثا رابعا خامسا سادسا سابعا ثامنا تاسعا عاشرا اول ثاني ثالث رابع خامس سادس سابع ثامن مبحث فصل محور مطلب
  قسم مقترحات توصيه ختاميه the and of a research study paper work our general literature review analysis main future
  recommendations remarks list cited works section chapter part i ii iii iv v vi vii viii ix x et de la du des les`
    .split(/\s+/)
    .filter(Boolean),
);

const MOST_WORDS = 7;
const LONGEST_HEADING = 100;
const sectionIds = Object.keys(headings) as SectionId[];
const sectionOfWord = new Map(
  sectionIds.flatMap((id) => headings[id].split(' ').map((word): [string, SectionId] => [word, id])),
);
/** A vocalised word may fall apart in a PDF: then the whole line is one word. */
const sectionOfLine = new Map(
  [...sectionOfWord].flatMap(([word, id]): [string, SectionId][] => [
    [word, id],
    [`ال${word}`, id],
  ]),
);

/** The parts that one line is the heading of; most lines are none. */
function sectionsNamed(line: string): SectionId[] {
  if (line.length > LONGEST_HEADING || !/\p{L}/u.test(line)) return [];
  const normal = normalize(line).replace(/ئ/g, 'ي');
  const words = normal.split(' ').filter((word) => !/^[\d\p{L}]$|^\d+$/u.test(word));
  const whole = sectionOfLine.get(words.join('')) ?? sectionOfLine.get(normal.replace(/[\d ]/g, ''));
  if (whole) return [whole];
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const bare = words.map(withoutClitics);
  if (!bare.every((word) => sectionOfWord.has(word) || beside.has(word))) return [];
  return bare.flatMap((word) => sectionOfWord.get(word) ?? []);
}

/** Letters of a word from which on a first و may be the conjunction. */
const KEPT = 4;

/** In a heading the article and the conjunction tell nothing. */
function withoutClitics(word: string): string {
  if (sectionOfWord.has(word) || beside.has(word)) return word;
  const cut = cutsOf(word).find(({ clitic, hasArticle, rest }) =>
    hasArticle ? /^(?:و?|ول)$/.test(clitic) : clitic === 'و' && rest.length >= KEPT,
  );
  return cut?.rest ?? word;
}

/** What stands before the first sign after which the text of a part may go on in the same line. */
const beginningOf = (line: string): string =>
  line
    .slice(0, LONGEST_HEADING)
    .split(/[:：—–.]/u, 2)
    .find((part) => /\p{L}/u.test(part)) ?? '';

export interface FoundSections {
  found: ReadonlySet<SectionId>;
  /** The text without the references and what follows them. */
  body: string;
}

/** Which parts of the guide a text has by its headings. */
export function findSections(text: string): FoundSections {
  const found = new Set<SectionId>();
  const lines = text.split(/\r?\n/u);
  let end = lines.length;
  for (const [place, line] of lines.entries()) {
    const named = [...sectionsNamed(line), ...sectionsNamed(beginningOf(line))];
    for (const id of named) found.add(id);
    // A table of contents names the references too: the last heading counts.
    if (named.includes('references')) end = place;
  }
  return { found, body: lines.slice(0, end).join('\n') };
}

export const guideSections: readonly SectionId[] = sectionIds;
