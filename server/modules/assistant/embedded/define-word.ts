import { composeArabic, findLoanword, latinCuts } from '@mustalah/morphology';
import {
  baseOfNisba,
  definite,
  isFeminine,
  isNisba,
  withBa,
  withLam,
  withoutArticle,
} from './arabic-grammar.ts';
import { readWord, type WordReading } from './read-word.ts';
import { senseOfRoot } from './sense-of-root.ts';

/** Above this cost a cut of a Latin word into its elements is rather chance. */
const DEAREST_CUT = 4.2;

/** Say what a single word means from how it is made, as a phrase without its end; null when nothing is known. */
export function defineWord(word: string): string | null {
  return defineLoanword(word) ?? defineDerived(word);
}

function defineLoanword(word: string): string | null {
  const loanword = findLoanword(word);
  if (!loanword) return null;
  const [latin = ''] = loanword.latin;
  const composed = composedMeaning(latin);
  return composed === null
    ? `مصطلح معرَّب عن اللفظ الأجنبي (${latin})`
    : `${composed}، وهو مصطلح معرَّب عن اللفظ الأجنبي (${latin})`;
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

function defineDerived(word: string): string | null {
  const bare = withoutArticle(word);
  const reading = readWord(bare);
  if (!reading) return null;
  if (
    isNisba(bare) &&
    (reading.kind === null || reading.kind === 'artificial_masdar' || reading.kind === 'nisba')
  ) {
    const relative = defineRelative(bare);
    if (relative) return relative;
  }
  const sense = senseOfRoot(reading.root);
  if (sense === null) return null;
  return reading.kind === null ? `لفظ يدل على معنى يتصل ${withBa(sense)}` : defineKind(bare, reading, sense);
}

function defineRelative(word: string): string | null {
  const base = baseOfNisba(word);
  if (base === null) return null;
  return word.endsWith('ة')
    ? `ما يُنسب إلى ${definite(base)} من حال أو خاصية أو مذهب`
    : `صفة لما يُنسب إلى ${definite(base)} أو يتعلق بها`.replace(/بها$/, isFeminine(base) ? 'بها' : 'به');
}

function defineKind(word: string, { kind, form, pattern }: WordReading, sense: string): string {
  switch (kind) {
    case 'masdar':
      return defineMasdar(form, pattern, sense);
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
      return `ما يكثر منه ${sense} أو يُتخذ له`;
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

/** What each form adds to the sense in its verbal noun (Wright I §§40–65). */
function defineMasdar(form: string | null, pattern: string, sense: string): string {
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
      return `عملية قبول الشيء ${withLam(sense)} أو حدوثه فيه`;
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
