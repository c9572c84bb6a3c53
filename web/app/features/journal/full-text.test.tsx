import type { Article } from '@mustalah/contract/journal/articles';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showAt } from '../../../test/screen.tsx';
import { FullText } from './full-text.tsx';
import { articleText as text } from './text.ts';

const article = {
  title: 'بحث',
  pdf: { path: '/articles/12/paper.pdf', bytes: 1000, pages: 3 },
} as Article;

afterEach(() => vi.unstubAllGlobals());

function show(hasReader: boolean) {
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: hasReader });
  showAt('/', { '/': <FullText article={article} hasText={false} /> });
}

test('a browser that reads PDFs offers to read the file in the page', () => {
  show(true);
  screen.getByText(text.readHere);
});

test('a browser that reads none gets no empty frame, and still the file', () => {
  show(false);
  expect(screen.queryByText(text.readHere)).toBeNull();
  expect(screen.getByRole('link', { name: text.open }).getAttribute('href')).toBe('/articles/12/paper.pdf');
});
