import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureOf } from './measure-of.ts';

const rows = readFileSync(new URL('../../eval/measures.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.normalize('NFC').split('\t') as [word: string, root: string, measure: string]);

const shown = rows.flatMap(([word, root, measure]) => {
  const found = measureOf(word, root)?.measure;
  return found === undefined ? [] : [{ word, found, isRight: found === measure }];
});

describe('the measure of a written noun', () => {
  it('is right in 99 of 100 words that show one', () => {
    const wrong = shown.filter(({ isRight }) => !isRight);
    expect(wrong.length / shown.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.01);
  });

  it('is found for nine of ten words that have one', () => {
    const known = rows.filter(([, , measure]) => measure !== '-');
    expect(shown.length / known.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['a vowel that its author wrote', 'مُهدَّد', 'هدد', 'مُفَعَّل'],
    ['another vowel of the same letters', 'مُهدِّد', 'هدد', 'مُفَعِّل'],
    ['its ending', 'زراعيّة', 'زرع', 'فِعَالِيَّة'],
    ['a letter that changed, by its origin', 'ميزان', 'وزن', 'مِفْعَال'],
    ['a letter that fell', 'صلة', 'وصل', 'عِلَة'],
    ['a last radical that fell before tanwin', 'قاضٍ', 'قضي', 'فَاعٍ'],
    ['a last radical that stayed', 'قاضي', 'قضي', 'فَاعِل'],
    ['an added و behind the first radical', 'حوسبة', 'حوسب', 'فَوْعَلَة'],
    ['an added و behind the second radical', 'تدهور', 'دهور', 'تَفَعْوُل'],
    ['an added ي', 'هيكل', 'هيكل', 'فَيْعَل'],
  ])('follows %s', (_, word, root, measure) => {
    expect(measureOf(word, root)?.measure).toBe(measure.normalize('NFC'));
  });

  it.each([
    ['two nouns of its letters are listed', 'علم', 'علم'],
    ['a verbal noun has the letters of an adjective', 'نفوذ', 'نفذ'],
    ['the feminine of an adjective has the letters of a noun', 'مطلقة', 'طلق'],
    ['the relatives of two nouns have the same letters', 'سعرية', 'سعر'],
    ['a noun of place has the letters of a participle', 'منحدر', 'حدر'],
    ['its plural ending is its own', 'مئين', 'مءي'],
    ['its marks leave two participles', 'مختار', 'خير'],
    ['the letters are listed under another root too', 'سنة', 'سنن'],
    ['grammarians take a radical for added', 'كوكب', 'كوكب'],
    ['no template makes it', 'برنامج', 'برمج'],
    ['its author marked it otherwise than any template', 'مُكتَوب', 'كتب'],
    ['there is no word', '', 'كتب'],
  ])('is not told where %s', (_, word, root) => {
    expect(measureOf(word, root)).toBeNull();
  });
});
