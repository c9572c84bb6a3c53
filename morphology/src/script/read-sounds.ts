/** The way back from script to the sounds of `spelling.ts`. */

const VOWELS: Record<string, string> = { '\u064e': 'a', '\u064f': 'u', '\u0650': 'i', '\u064d': 'N' };
const LETTERS = /[\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06a4\u06af]/;
const HAMZAS = 'ءأإؤئ';

interface Letter {
  letter: string;
  isDoubled: boolean;
  vowel: string;
  isQuiet: boolean;
}

function lettersOf(word: string): Letter[] {
  const letters: Letter[] = [];
  for (const sign of word.normalize('NFC')) {
    const last = letters.at(-1);
    if (sign === '\u0651' && last) last.isDoubled = true;
    else if (sign === '\u0652' && last) last.isQuiet = true;
    else if (VOWELS[sign] && last) last.vowel = VOWELS[sign];
    else if (LETTERS.test(sign)) letters.push({ letter: sign, isDoubled: false, vowel: '', isQuiet: false });
  }
  return letters;
}

const isVowel = (sound: string | undefined) => sound !== undefined && 'aiuAIUY'.includes(sound);

/** Read a written word as sounds; letters without marks are read as consonants or long vowels as fits. */
export function readSounds(word: string): string {
  const letters = lettersOf(word);
  return letters.reduce((sounds, letter, at) => withLetter(sounds, letter, letters[at + 1]), '');
}

/** The sounds so far and those of the next letter, which may lengthen the last of them. */
function withLetter(
  sounds: string,
  { letter, isDoubled, vowel, isQuiet }: Letter,
  next: Letter | undefined,
): string {
  const isBare = vowel === '' && !isDoubled && !isQuiet;
  switch (letter) {
    case 'آ':
      return `${sounds}ءA`;
    case 'ة':
      return isVowel(sounds.at(-1)) ? `${sounds}T` : `${sounds}aT`;
    case 'ا':
      return sounds === '' ? `@${vowel || 'i'}` : withAlif(sounds);
    case 'ى':
      if (isBare) return `${without('a', sounds)}Y`;
      break;
    case 'ي':
      if (isBare && isLong('i', sounds, next)) return `${without('i', sounds)}I`;
      break;
    case 'و':
      if (isBare && isLong('u', sounds, next)) return `${without('u', sounds)}U`;
      break;
  }
  const sound = HAMZAS.includes(letter) ? 'ء' : letter === 'ى' ? 'ي' : letter;
  return sounds + (isDoubled ? sound + sound : sound) + vowel;
}

/** Behind an i it is the seat of nothing, behind a long a it says nothing new. */
function withAlif(sounds: string): string {
  const isSilent = sounds.endsWith('i') || sounds.endsWith('A');
  return isSilent ? sounds : `${without('a', sounds)}A`;
}

/** A bare ي or و is a long vowel behind its short one, and between two consonants. */
function isLong(short: 'i' | 'u', sounds: string, next: Letter | undefined): boolean {
  if (sounds.endsWith(short)) return true;
  const isConsonantAhead = next !== undefined && !'اى'.includes(next.letter);
  return sounds !== '' && !isVowel(sounds.at(-1)) && isConsonantAhead;
}

const without = (vowel: string, sounds: string): string =>
  sounds.endsWith(vowel) ? sounds.slice(0, -1) : sounds;
