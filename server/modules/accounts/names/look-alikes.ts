import { normalize } from '@mustalah/morphology';

/**
 * Letters and digits that a reader takes for the one before them, by Unicode Technical Standard 39, `confusables.txt`
 * (data of the Unicode Consortium, Unicode Licence v3): of the scripts that the keyboards of most people write.
 */
const CONFUSABLE: Readonly<Record<string, string>> = {
  a: 'аɑαАΑᎪᗅ',
  b: 'ЬВΒᏏᏴᖯ',
  c: 'сϲᴄСϹᏟ',
  d: 'ԁᏧᎠᗞ',
  e: 'еҽЕΕᎬ',
  f: 'քϜᖴ',
  g: 'ɡցԌᏀ',
  h: 'һհНΗᏂᎻ',
  // Ι and the small letters of its kind: when case is folded, i and l are one.
  l: 'iIı|1ӀӏІіΙιɩᎥɪاו١۱ןᏞ',
  j: 'јյЈᎫ',
  k: 'КΚᏦ',
  m: 'МΜᎷ',
  n: 'ոռΝ',
  o: '0оοσօסОΟՕه٥۵०ᴏ',
  p: 'рρРΡᏢ',
  q: 'ԛգզ',
  r: 'гᴦᎡᏒ',
  s: 'ѕꜱЅՏᏕᏚ',
  t: 'ТΤᎢ',
  u: 'υսʋᴜՍ',
  v: 'ѵνטᴠᏙ',
  w: 'ѡԝաᴡԜᎳᏔ',
  x: 'хХΧ',
  y: 'уүγỿყУΥᎩᎽ',
  z: 'ᴢΖᏃ',
};

/** The same for shapes that the standard leaves apart: small capitals, and small letters shaped like capital ones. */
const ALSO_CONFUSABLE: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'ʙв',
  d: 'ᴅ',
  e: 'ᴇ',
  g: 'ɢ',
  h: 'ʜн',
  j: 'ᴊ',
  k: 'ᴋк',
  l: 'ʟ',
  m: 'ᴍм',
  n: 'ɴп',
  p: 'ᴘ',
  r: 'ʀ',
  t: 'ᴛт',
  y: 'ʏ',
};

/**
 * Letters of other languages in Arabic script with the Arabic letter that they are drawn on, by their names in Unicode:
 * ڝ is a ṣād with two dots below. Other forms of one letter, such as ہ, are levelled by the reader of the script.
 */
const DRAWN_ON: Readonly<Record<string, string>> = {
  ب: 'ٮٻپڀݐݑݒݔݕݖ',
  ت: 'ٹٺټٽٿ',
  ج: 'چڇڄڃ',
  ح: 'ځڂڅݗݘ',
  د: 'ڈډڊڋڍۮݙݚ',
  ذ: 'ڌڎڏڐ',
  ر: 'ڑڒړڔڕږۯݛ',
  ز: 'ژڙݫ',
  س: 'ښڛݽ',
  ش: 'ڜۺݜ',
  ص: 'ڝ',
  ض: 'ڞۻ',
  ط: 'ڟ',
  ع: 'ڠݝݞݟ',
  غ: 'ۼ',
  ف: 'ڡڢڣڤڥڦݠݡ',
  ق: 'ٯڧڨ',
  ك: 'ګڬڭڮگڰڱڲڳڴݢݣݤݿ',
  ل: 'ڵڶڷڸݪ',
  م: 'ݥݦ',
  ن: 'ںڹڻڼڽݧݨݩ',
  ه: 'ۿ',
  و: 'ۄۅۆۇۈۉۊۋۏݸݹ',
  ي: 'ؽؾؿۍێݵݶݷ',
};

const shapes = new Map(
  [CONFUSABLE, ALSO_CONFUSABLE, DRAWN_ON]
    .flatMap((table) => Object.entries(table))
    .flatMap(([shape, letters]) => [...letters].map((letter): [string, string] => [letter, shape])),
);

const reshape = (text: string): string => Array.from(text, (letter) => shapes.get(letter) ?? letter).join('');

/**
 * A name as a reader sees it: without marks, case, spaces and points, each letter and digit as the one it is taken for.
 * For comparing only.
 */
export const looksOf = (name: string): string =>
  // First as it was typed, since capital letters have look-alikes of their own; then what normalising made of it.
  reshape(normalize(reshape(name.normalize('NFKC'))))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
