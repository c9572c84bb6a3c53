import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '../../test/screen.tsx';
import { Button } from './button.tsx';

test('a button that leads somewhere is a link, within the site and out of it', () => {
  showAt('/', {
    '/': (
      <>
        <Button to="/suggest">اقترح</Button>
        <Button href="/documents/guide.pdf" download>
          الدليل
        </Button>
        <Button>اعتمد</Button>
      </>
    ),
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('type'));
  expect([links, buttons]).toEqual([['/suggest', '/documents/guide.pdf'], ['button']]);
});
