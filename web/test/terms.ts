import type { Answer } from '@mustalah/contract/endpoint';
import type { getTerm } from '@mustalah/contract/terms/dictionary';
import type { Term } from '@mustalah/contract/terms/term';

/** A term that waits for two votes. */
export const termOf = (id: number, arabic: string): Term => ({
  id,
  arabic,
  latin: `word ${id}`,
  definition: `تعريف ${arabic}`,
  category: 'الفيزياء',
  category_name: 'الفيزياء',
  votes: 3,
  votes_needed: 2,
  is_approved: false,
  needs_definition: false,
  created_by: null,
  created_by_name: 'ليلى',
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
});

/** Its page, with nothing beside it. */
export const pageOf = (term: Term): Answer<typeof getTerm> => ({
  ...term,
  grammar: { part_of_speech: null, gender: null, plural: '' },
  revisions: [],
  can_edit: false,
  coined_in: null,
  papers: { results: [], has_more: false },
  neighbours: { previous: null, next: null },
  designations: [],
  examples: [],
  relations: [],
  domains: [],
  rivals: [],
  homonyms: [],
  can_decide_parts: false,
});
