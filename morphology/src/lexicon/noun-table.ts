import { hasMarks, stripMarks } from '../script/letters.ts';

/** Leave out the marks that people write or omit at will: sukun, fatha before alif or ة, the case ending. */
export function withoutOptionalMarks(noun: string): string {
  return noun
    .normalize('NFC')
    .replace(/\u0652|[\u064b\u064e](?=\u0651?[اىة])/g, '')
    .replace(/[\u064b-\u0650]+(\u0651?)$/, '$1')
    .replace(/^ا[\u064e-\u0650]/, 'ا');
}

/** A noun as it stands alone and as it stands with the article, which gives a last weak radical its ي: قَاضٍ, قَاضِي. */
export function spellingsOf(noun: string): string[] {
  return /\u064d\u0651?$/.test(noun) ? [noun, noun.replace(/\u064d(\u0651?)$/, '\u0650$1ي')] : [noun];
}

/** A table of nouns and their answers: marked nouns are found by their marks, bare ones by their letters. */
export function nounTable(rows: string): (noun: string) => readonly string[] {
  let table: Map<string, string[]> | undefined;
  return (noun) => {
    if (!table) {
      table = new Map();
      for (const row of rows.split('\n')) {
        const [key = '', list = ''] = row.split('\t');
        const answers = list
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean);
        table.set(withoutOptionalMarks(key), answers);
        const bare = `bare ${stripMarks(key)}`;
        table.set(bare, [...(table.get(bare) ?? []), ...answers]);
      }
    }
    return table.get(hasMarks(noun) ? withoutOptionalMarks(noun) : `bare ${noun}`) ?? [];
  };
}
