import { expect, test } from 'vitest';
import { classify, type Example, train } from './classifier.ts';
import { featuresOf } from './features.ts';

const example = (arabic: string, label: string): Example => ({
  features: featuresOf({ arabic, latin: '' }),
  label,
  weight: 1,
});
const examples = [
  example('طاقة حركية', 'physics'),
  example('سرعة زاوية', 'physics'),
  example('تفاعل كيميائي', 'chemistry'),
  example('حمض عضوي', 'chemistry'),
  example('عقد البيع', 'law'),
  example('حق الملكية', 'law'),
];

test('a term of known words is of their class, and the shares make one', async () => {
  const guesses = classify(await train(examples, () => {}), featuresOf({ arabic: 'طاقة زاوية', latin: '' }));
  expect(guesses[0]?.label).toBe('physics');
  expect(guesses.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
});

test('the same examples give the same answer', async () => {
  const features = featuresOf({ arabic: 'عقد كيميائي', latin: '' });
  const first = classify(await train(examples, () => {}), features);
  expect(classify(await train(examples, () => {}), features)).toEqual(first);
});
