import { expect, test } from 'vitest';
import { classify, study } from './classifier.ts';
import { GrowingCounts, PackedCounts } from './feature-counts.ts';
import { featuresOf } from './features.ts';

const TERMS = [
  ['طاقة حركية', 'physics'],
  ['سرعة زاوية', 'physics'],
  ['تفاعل كيميائي', 'chemistry'],
  ['حمض عضوي', 'chemistry'],
  ['عقد البيع', 'law'],
  ['حق الملكية', 'law'],
] as const;

const asked = (arabic: string) => featuresOf({ arabic, latin: '' });

function taught(terms: readonly (readonly [string, string])[], known: PackedCounts | null = null) {
  const counts = new GrowingCounts(['chemistry', 'law', 'physics'], known);
  for (const [arabic, label] of terms) study(counts, { features: asked(arabic), label, weight: 1 });
  return counts;
}

test('a term of known words is of their class, and the shares make one', () => {
  const guesses = classify(taught(TERMS), asked('طاقة زاوية'));
  expect(guesses[0]?.label).toBe('physics');
  expect(guesses.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
});

test('the same examples give the same answer', () => {
  const features = asked('عقد كيميائي');
  expect(classify(taught(TERMS), features)).toEqual(classify(taught(TERMS), features));
});

test('what is learnt on top of packed counts is as good as learnt at once', () => {
  const packed = new PackedCounts(taught(TERMS.slice(0, 4)).pack());
  const layered = taught(TERMS.slice(4), packed);
  const whole = taught(TERMS);
  expect(layered.size).toBe(whole.size);
  for (const term of ['عقد كيميائي', 'طاقة', 'حمض البيع', 'قانون']) {
    const [one, other] = [classify(layered, asked(term)), classify(whole, asked(term))];
    expect(one.map(({ label }) => label)).toEqual(other.map(({ label }) => label));
    // A packed count is right to a few per cent.
    for (const [at, { score }] of one.entries()) expect(score).toBeCloseTo(other[at]?.score ?? -1, 1);
  }
});

test('a class that was not packed can be learnt on top', () => {
  const counts = new GrowingCounts(['music'], new PackedCounts(taught(TERMS).pack()));
  study(counts, { features: asked('مقام موسيقي'), label: 'music', weight: 1 });
  expect(classify(counts, asked('سلم موسيقي'))[0]?.label).toBe('music');
  expect(classify(counts, asked('حمض'))[0]?.label).toBe('chemistry');
});

test('packed bytes can be read from anywhere in memory', () => {
  const bytes = taught(TERMS).pack();
  const shifted = new Uint8Array(bytes.length + 1);
  shifted.set(bytes, 1);
  const read = new PackedCounts(shifted.subarray(1));
  expect(read.rowOf('w:حمض')).toEqual(new PackedCounts(bytes).rowOf('w:حمض'));
  expect(read.rowOf('w:لاشيء')).toBeUndefined();
});

test('thousands of features are each found again, with what was counted for each class', () => {
  const counts = new GrowingCounts(['law', 'music']);
  for (let at = 0; at < 5_000; at++) {
    counts.add(`f:${at}`, 'law', at);
    counts.add(`f:${at}`, 'music', 1);
    counts.add(`f:${at}`, 'law', 0.25);
  }
  expect(counts.size).toBe(5_000);
  const wrong = Array.from({ length: 5_000 }, (_, at) => at).filter((at) => {
    const [law, music] = counts.rowOf(`f:${at}`) ?? [];
    return law !== at + 0.25 || music !== 1;
  });
  expect(wrong).toEqual([]);
  expect(counts.rowOf('f:5000')).toBeUndefined();
});
