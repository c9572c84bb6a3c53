import { describe, expect, it } from 'vitest';
import { alignmentLines } from '../tables/latin.data.generated.ts';
import { backTransliterate, guessSpelling } from './back-transliterate.ts';
import { buildModel, learnPair, learnWord } from './model.ts';

describe('backTransliterate', () => {
  it.each([
    ['بروتيوغليكان', 'proteoglycan'],
    ['فوسفوليباز', 'phospholipase'],
    ['إبيجينوم', 'epigenome'],
    ['الكروموسومات', 'chromosomes'],
    ['سيتوبلازمي', 'cytoplasmic'],
    ['ثيرموكرومي', 'thermochromic'],
    ['هيدروجيولوجيا', 'hydrogeology'],
    ['نانوميتر', 'nanometer'],
    ['أكسيد التيتانيوم', 'oxide titanium'],
  ])('writes %s as %s among the first five', (arabic, latin) => {
    expect(backTransliterate(arabic).slice(0, 5)).toContain(latin);
  });

  it('puts the listed form of a listed loanword first', () => {
    expect(backTransliterate('أكسجين')[0]).toBe('oxygen');
  });

  it('answers nothing where there is no Arabic', () => {
    expect(backTransliterate('')).toEqual([]);
    expect(backTransliterate('abc 12')).toEqual([]);
  });

  it('finds an unseen loanword among the first five in at least 62 of 100 cases', () => {
    // Every ninth pair of the list is forgotten, with all pairs and words of the same Latin form, then asked.
    const model = buildModel();
    const lines = alignmentLines.split('\n');
    const latinOf = (line: string) => line.replace(/[^a-z]/g, '');
    const asked = lines.filter((_, index) => index % 9 === 0);
    const found = asked.filter((line) => {
      const latin = latinOf(line);
      const same = lines.filter((other) => latinOf(other) === latin);
      const uses = model.words.get(latin) ?? 0;
      for (const other of same) learnPair(model, other, -1);
      for (let use = 0; use < uses; use++) learnWord(model, latin, -1);
      const answers = guessSpelling(model, line.replace(/[a-z ]/g, '')).slice(0, 5);
      for (const other of same) learnPair(model, other);
      for (let use = 0; use < uses; use++) learnWord(model, latin);
      return answers.some((answer) => answer.latin === latin);
    });
    expect(found.length / asked.length).toBeGreaterThan(0.62);
  }, 300_000);
});
