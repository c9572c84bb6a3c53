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
  let sounds = '';
  letters.forEach(({ letter, isDoubled, vowel, isQuiet }, at) => {
    const before = sounds.at(-1);
    const isBare = vowel === '' && !isDoubled && !isQuiet;
    if (letter === 'آ') sounds += 'ءA';
    else if (letter === 'ة') sounds = `${isVowel(before) ? sounds : `${sounds}a`}T`;
    else if (letter === 'ا' && at === 0) sounds += `@${vowel || 'i'}`;
    else if (letter === 'ى' && isBare) sounds = `${before === 'a' ? sounds.slice(0, -1) : sounds}Y`;
    else if (letter === 'ا' && before === 'i') return;
    else if (letter === 'ا')
      sounds = before === 'A' ? sounds : `${before === 'a' ? sounds.slice(0, -1) : sounds}A`;
    else if (letter === 'ي' && isBare && before === 'i') sounds = `${sounds.slice(0, -1)}I`;
    else if (letter === 'و' && isBare && before === 'u') sounds = `${sounds.slice(0, -1)}U`;
    else if (letter === 'ي' && isBare && at > 0 && !isVowel(before) && isConsonantAhead(letters[at + 1]))
      sounds += 'I';
    else if (letter === 'و' && isBare && at > 0 && !isVowel(before) && isConsonantAhead(letters[at + 1]))
      sounds += 'U';
    else {
      const sound = HAMZAS.includes(letter) ? 'ء' : letter === 'ى' ? 'ي' : letter;
      sounds += sound + (isDoubled ? sound : '') + vowel;
    }
  });
  return sounds;
}

function isConsonantAhead(next: Letter | undefined): boolean {
  return next !== undefined && !'اى'.includes(next.letter);
}
