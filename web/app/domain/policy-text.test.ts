import { PolicyName } from '@mustalah/contract/journal/policies';
import { expect, test } from 'vitest';
import { decisionOn, policies } from './policies.ts';
import { firstPoints, linesOf, readLines, sourceOf } from './policy-text.ts';

test('headings, points and paragraphs are told apart by the beginnings of their lines', () => {
  const source =
    'مقدمة\r\n\r\nثانية\n# عنوان\nفقرة\n- أولى\n* ثانية\n\n• ثالثة\nأخيرة\n#بلا فراغ\n-٥ درجات\n# ';
  expect(readLines(source)).toEqual({
    lead: 'مقدمة',
    sections: [
      { line: 2, title: '', parts: [{ line: 2, kind: 'paragraph', text: 'ثانية' }] },
      {
        line: 3,
        title: 'عنوان',
        parts: [
          { line: 4, kind: 'paragraph', text: 'فقرة' },
          {
            line: 5,
            kind: 'points',
            points: [
              { line: 5, text: 'أولى' },
              { line: 6, text: 'ثانية' },
              { line: 8, text: 'ثالثة' },
            ],
          },
          { line: 9, kind: 'paragraph', text: 'أخيرة' },
          { line: 10, kind: 'paragraph', text: '#بلا فراغ' },
          { line: 11, kind: 'paragraph', text: '-٥ درجات' },
          { line: 12, kind: 'paragraph', text: '#' },
        ],
      },
    ],
  });
});

test.each(PolicyName.options)(
  'the text of the program for %s is what an editor would have written',
  (name) => {
    const { lead, sections } = readLines(sourceOf(policies[name]));
    const textsIn = (parts: (typeof sections)[number]['parts']) =>
      parts.flatMap((part) => (part.kind === 'points' ? part.points.map(({ text }) => text) : [part.text]));
    expect([lead, sections.map(({ title, parts }) => [title, textsIn(parts)])]).toEqual([
      policies[name].lead,
      policies[name].sections.map(({ title, paragraphs = [], points = [] }) => [
        title,
        [...paragraphs, ...points],
      ]),
    ]);
  },
);

test.each(['ethics', 'review-process'] as const)('%s says who decides, once, whoever wrote it', (name) => {
  const said = (decided_by: 'editor' | 'reviewers', text: string | null) => {
    const sentence = decisionOn[name]?.({ decided_by, reviews_required: 2 }) ?? '';
    const shown = JSON.stringify(linesOf(name, text, { sentence, title: 'من يقرر' }));
    return shown.split(sentence).length - 1;
  };
  const texts = [null, 'نص بلا موضع', 'قبله {من يقرر} وبعده', '{ من يقرر }'];
  expect(texts.map((text) => [said('editor', text), said('reviewers', text)])).toEqual(
    texts.map(() => [1, 1]),
  );
  expect(sourceOf(policies[name])).toContain('{من يقرر}');
});

test('what a page begins to list is its first list', () => {
  expect(firstPoints(readLines('مقدمة\n# أ\nفقرة\n# ب\n- س\n- ع\n# ج\n- ص'))).toEqual(['س', 'ع']);
  expect(firstPoints(readLines('مقدمة'))).toEqual([]);
});
