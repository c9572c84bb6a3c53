import { expect, it } from 'vitest';
import { templatesModule } from '../../scripts/pack-templates.ts';
import { rows } from '../tables/templates.data.generated.ts';

it('the packed templates are those that data and grammar give today', () => {
  expect(templatesModule()).toContain(rows);
});
