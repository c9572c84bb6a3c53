import { expect, test } from 'vitest';
import { beginLesson, type Classifier, classify, conclude, type Example, study } from './classifier.ts';
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

function taught(): Classifier {
  const lesson = beginLesson(examples.map(({ label }) => label));
  for (const each of examples) study(lesson, each);
  return conclude(lesson);
}

test('a term of known words is of their class, and the shares make one', () => {
  const guesses = classify(taught(), featuresOf({ arabic: 'طاقة زاوية', latin: '' }));
  expect(guesses[0]?.label).toBe('physics');
  expect(guesses.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
});

test('the same examples give the same answer', () => {
  const features = featuresOf({ arabic: 'عقد كيميائي', latin: '' });
  const first = classify(taught(), features);
  expect(classify(taught(), features)).toEqual(first);
});
