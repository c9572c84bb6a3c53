import {
  composeArabic,
  findLoanword,
  formOneVowels,
  latinCuts,
  normalize,
  nounSenses,
  withoutArticle,
} from '@mustalah/morphology';
import {
  baseOfNisba,
  definite,
  isBrokenPlural,
  isFeminine,
  isNisba,
  withBa,
} from '../words/arabic-grammar.ts';
import { derivationsOf } from '../words/derivations.ts';
import { readWord, type WordReading } from '../words/read-word.ts';
import { senseOfRoot } from '../words/sense-of-root.ts';

/** Above this cost a cut of a Latin word into its elements is rather chance. */
const DEAREST_CUT = 4.2;

/** Say what a single word means from how it is made, as a phrase without its end; null when nothing is known. */
export function defineWord(word: string, field: string | null): string | null {
  return defineLoanword(word, field) ?? defineDerived(word, field);
}

/** What stands before the little that is known: a term, and of which field. */
const termOf = (field: string | null): string => (field === null ? 'مصطلح' : `مصطلح في ${field}`);

function defineLoanword(word: string, field: string | null): string | null {
  const loanword = findLoanword(word);
  if (!loanword) return null;
  const [latin = ''] = loanword.latin;
  const composed = composedMeaning(latin);
  const borrowed = `${termOf(field)} معرَّب عن اللفظ الأجنبي (${latin})`;
  return composed === null ? borrowed : `${borrowed}، ومعناه بحسب أجزائه: ${composed}`;
}

/** What a Latin word means by its Greek and Latin elements; null when it is not made of several. */
export function composedMeaning(latin: string): string | null {
  const [cut] = latinCuts(latin);
  if (!cut || cut.cost > DEAREST_CUT || cut.parts.length < 2) return null;
  const [meaning = ''] = composeArabic(cut.parts);
  // An ending that only shapes the word, as in graphene, gives no noun.
  const isPhrase = meaning.includes(' ') && !/(?:^|\s)(?:ا|ين|ون|يد|ات|وز)(?:\s|$)/.test(meaning);
  return isPhrase ? meaning : null;
}

function defineDerived(word: string, field: string | null): string | null {
  const bare = withoutArticle(word);
  const reading = readWord(bare);
  if (!reading) return null;
  const isRelative = reading.kind === null || /^(?:nisba|artificial_masdar)$/.test(reading.kind);
  const relative = isRelative && isNisba(bare) ? defineRelative(bare) : null;
  if (relative) return relative;
  const sense = senseOfRoot(reading.root);
  if (sense === null) return null;
  return reading.kind === null || isThing(bare, reading)
    ? `${termOf(field)} يتصل معناه ${withBa(sense)}`
    : defineKind(bare, reading, sense);
}

/** A noun of an intensive measure names a thing, not a quality: فدّان. */
const isThing = (word: string, { kind }: WordReading): boolean =>
  kind === 'intensive' && nounSenses(word).some(({ partOfSpeech }) => partOfSpeech === 'n');

function defineRelative(word: string): string | null {
  const base = baseOfNisba(word);
  if (base === null) return null;
  if (word.endsWith('ات')) return `ما يُنسب إلى ${definite(base)} من أشياء أو كائنات`;
  return word.endsWith('ة')
    ? `ما يُنسب إلى ${definite(base)} من حال أو خاصية أو مذهب`
    : `صفة لما يُنسب إلى ${definite(base)} أو يتعلق ${isFeminine(base) ? 'بها' : 'به'}`;
}

function defineKind(word: string, reading: WordReading, sense: string): string {
  switch (reading.kind) {
    case 'masdar':
      return causedQuality(reading, 'الشيء') ?? defineMasdar(reading, sense);
    case 'instrument':
      return `أداة أو جهاز يُستعمل في ${sense}`;
    case 'place_time':
      return `المكان الذي يكون فيه ${sense}`;
    case 'active_participle':
      return isFeminine(word)
        ? `صفة لما تقوم ${withBa(sense)} أو تتصف به`
        : `ما يقوم ${withBa(sense)} أو يتصف به`;
    case 'passive_participle':
      return `ما يقع عليه ${sense} أو ينتج منه`;
    case 'intensive':
      return `صفة لما يكثر فيه ${sense} أو يلازمه`;
    case 'elative':
      return `ما يزيد على غيره في ${sense}`;
    case 'instance':
      return `المرة الواحدة من ${sense}`;
    case 'manner':
      return `الهيئة التي يكون عليها ${sense}`;
    case 'nisba':
      return `صفة لما يُنسب إلى ${sense}`;
    case 'artificial_masdar':
      return `حال أو خاصية ما يُنسب إلى ${sense}`;
    case 'diminutive':
      return `الصغير مما يدل على ${sense}`;
    default:
      return `فعل يدل على ${sense}`;
  }
}

/** What makes something so is said by the adjective of its root: توسيع is جعل الشيء واسعًا; null without such a word. */
export function causedQuality({ root, form }: WordReading, object: string): string | null {
  // Persons in the plural would take another adjective than things.
  if ((form !== 'II' && form !== 'IV') || isBrokenPlural(object)) return null;
  // A verb of state lets its adjective be caused; what أثّر causes is an effect, not something أثير.
  const [vowels = ''] = formOneVowels(root);
  if (vowels !== 'u-u' && vowels !== 'i-a' && !(vowels === 'a-i' && root[1] === 'ي')) return null;
  const quality = derivationsOf(root).find(
    ({ derived, kind, form: each }) =>
      each === 'I' &&
      (kind === 'active_participle' || kind === 'intensive') &&
      nounSenses(derived).some(
        ({ singular, partOfSpeech, root: own }) =>
          own === root && partOfSpeech === 'adj' && normalize(singular) === normalize(derived),
      ),
  );
  if (!quality || /[يىءا]$/.test(quality.plain)) return null;
  return `جعل ${object} ${quality.plain}${isFeminine(object) ? 'ة' : 'ًا'}`;
}

/** What each form adds to the sense in its verbal noun (Wright I §§40–65). */
function defineMasdar({ form, pattern }: WordReading, sense: string): string {
  switch (form) {
    case 'II':
    case 'IV':
      return `عملية إحداث ${sense} أو جعل الشيء على تلك الحال`;
    case 'III':
      return `عملية يتبادل فيها طرفان ${sense} أو يغالب أحدهما الآخر فيه`;
    case 'V':
      return `عملية حدوث ${sense} شيئًا بعد شيء`;
    case 'VI':
      return `اشتراك طرفين أو أكثر في ${sense}، أو حدوثه على تدرّج`;
    case 'VII':
    case 'VIII':
    case 'QII':
      return `عملية تقوم على ${sense}`;
    case 'X':
      return `عملية طلب ${sense} أو تحصيله`;
    default:
      return definePlainMasdar(pattern, sense);
  }
}

/** Patterns of form I by what they tend to mean (Wright I §196; شذا العرف، مصادر الثلاثي). */
function definePlainMasdar(pattern: string, sense: string): string {
  if (/^(?:فَعَالَة|فُعُولَة)$/.test(pattern)) return `خاصية أو حال تتمثل في ${sense}`;
  if (/^(?:فِعَالَة|فَعَلَان|فُعُول|فَعِيل|فُعَال|فِعَال)$/.test(pattern)) return `عملية تتمثل في ${sense}`;
  return sense;
}
