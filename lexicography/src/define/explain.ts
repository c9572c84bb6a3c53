import {
  hasArabic,
  type Kind,
  normalize,
  nounSenses,
  pluralCandidates,
  searchKeys,
  stripMarks,
  withoutAttached,
} from '@mustalah/morphology';
import { kindNames } from '../words/kind-names.ts';
import type { LatinElement } from '../words/latin-elements.ts';
import type { WordFacts } from './facts-of-term.ts';

/** Everything that is known of a term. */
export interface TermFacts {
  /** What was asked for; the entry that is explained may be its singular or its plural. */
  asked: string;
  term: string;
  definition: string | null;
  category: string | null;
  latin: string;
  words: readonly WordFacts[];
  elements: readonly LatinElement[];
  /** Arabic terms close to it. */
  related: readonly string[];
}

/** What the pattern of each kind says, as the end of a sentence. */
const KIND_SENSES: Record<Kind, string> = {
  perfect: 'ويدل على حدوث المعنى في الماضي',
  imperfect: 'ويدل على حدوث المعنى في الحال أو الاستقبال',
  masdar: 'ويدل على الحدث مجردًا من الزمن',
  active_participle: 'ويدل على من يقوم بالحدث أو يتصف به',
  passive_participle: 'ويدل على ما يقع عليه الحدث',
  place_time: 'ويدل على مكان الحدث أو زمانه',
  instrument: 'ويدل على الأداة التي يُستعان بها في الحدث',
  intensive: 'ويدل على كثرة الحدث أو ملازمته لصاحبه',
  elative: 'ويدل على الزيادة في الصفة على الغير',
  instance: 'ويدل على وقوع الحدث مرة واحدة',
  manner: 'ويدل على هيئة الحدث',
  nisba: 'ويدل على النسبة إلى أصله',
  artificial_masdar: 'ويدل على جملة الصفات التي تُنسب إلى أصله',
  diminutive: 'ويدل على التصغير',
};

/** Explain a term in several lines from what is known of it; empty when nothing is. */
export function explain(facts: TermFacts): string {
  const lines = [
    otherWordLine(facts),
    definitionLine(facts),
    facts.category && `المجال: يُستعمل هذا المصطلح في ${facts.category}.`,
    ...facts.words.flatMap(wordLines),
    latinLine(facts),
    facts.related.length > 0 && `مصطلحات قريبة: ${facts.related.join('، ')}.`,
  ];
  const known = lines.filter((line) => typeof line === 'string' && line !== '');
  const saysSomething = facts.definition !== null || facts.words.length > 0 || facts.latin !== '';
  return saysSomething ? known.join('\n') : '';
}

/** Says which word is explained, where that is not the one that was asked for. */
function otherWordLine({ asked, term }: TermFacts): string | null {
  if (!hasArabic(asked) || !hasArabic(term) || searchKeys(asked).loose === searchKeys(term).loose)
    return null;
  return isPluralOf(asked, term) ? `«${asked}» جمع «${term}».` : `يُشرح هنا: «${term}».`;
}

function isPluralOf(word: string, singular: string): boolean {
  const [plural, one] = [word, singular].map((each) => normalize(withoutAttached(stripMarks(each))));
  const listed = nounSenses(plural ?? '').map((sense) => normalize(sense.singular));
  return (
    (one !== undefined && listed.includes(one)) ||
    pluralCandidates(stripMarks(singular)).some((candidate) => normalize(candidate) === plural)
  );
}

function definitionLine({ term, definition }: TermFacts): string | null {
  if (definition === null) return null;
  const sentence = definition.trim();
  return `«${term}»: ${/[.!؟]$/.test(sentence) ? sentence : `${sentence}.`}`;
}

function wordLines({
  word,
  root,
  sense,
  patterns,
  kind,
  loanedFrom,
  blendOf,
  particle,
}: WordFacts): string[] {
  if (blendOf !== null)
    return [`«${word}» لفظ منحوت من ${blendOf.map((each) => `«${each}»`).join(' و')}، فليس له جذر واحد.`];
  if (loanedFrom !== null) return [`«${word}» لفظ معرَّب يقابله (${loanedFrom})، فليس له جذر عربي.`];
  if (particle !== null) return [`«${word}» لفظ مصوغ من «${particle}» بياء النسب، فليس له جذر.`];
  if (root === null) return [];
  const meaning = sense === null ? '' : `، ${sense.isOnly ? 'ويدور معناه على' : 'ومن معانيه'}: ${sense.text}`;
  const measure = patterns.length === 0 ? '' : ` على وزن ${patterns.map((each) => `«${each}»`).join(' أو ')}`;
  const form =
    kind === null ? measure && `جاءت${measure}.` : `وهي ${kindNames[kind]}${measure}، ${KIND_SENSES[kind]}.`;
  return [`كلمة «${word}» من الجذر (${root})${meaning}.${form && ` ${form}`}`];
}

function latinLine({ latin, elements }: TermFacts): string | null {
  if (latin === '') return null;
  const origin = elements.map(({ part, meaning }) => `${part} (${meaning})`).join(' + ');
  return origin === '' ? `المقابل اللاتيني: ${latin}.` : `المقابل اللاتيني: ${latin}، ويتركب من: ${origin}.`;
}
