import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';

const shown = (text: string) => {
  const { container } = render(<Marked>{text}</Marked>);
  return { text: container.textContent, drawings: container.querySelectorAll('svg').length };
};

test.each(['🔒 مغلق', '✅ تم', '❌ لم يتم', '⚠️ فشل'])(
  'the mark of «%s» is drawn, and stays in the text',
  (text) => {
    expect(shown(text)).toEqual({ text, drawings: 1 });
  },
);

test('a sentence without a mark is left as it is', () => {
  expect(shown('تم الحفظ ✅')).toEqual({ text: 'تم الحفظ ✅', drawings: 0 });
});
