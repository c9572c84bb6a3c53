import {
  type AnswerSource,
  genericDefinition,
  suggestCategory,
  suggestDefinition,
  suggestLatin,
} from '@mustalah/contract/assistant';
import type { Answer } from '@mustalah/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { call, isAborted } from '../../api.ts';
import { OTHER_CATEGORY } from '../../text/categories.ts';
import { type FilledField, filledFields, type TermDraft } from './draft.ts';

/** `draft`: a language model wrote it, and a person has to read it. */
export type FillState = 'idle' | 'loading' | 'ok' | 'draft' | 'error';

const TYPING_PAUSE_MS = 1_000;
const AI_TIMEOUT_MS = 15_000;
const IDLE: Record<FilledField, FillState> = { latin: 'idle', category: 'idle', definition: 'idle' };

/** What a helper that has no answer offers to the person who must give it. */
export interface Offer {
  /** Categories to choose from. */
  categories: string[];
  /** How the definition may begin, and good ones of the same kind. */
  definition: Answer<typeof suggestDefinition>['help'];
}
const NOTHING: Offer = { categories: [], definition: null };

interface Filled {
  value: string;
  source: AnswerSource;
  offer?: Partial<Offer>;
}
const FAILED: Filled = { value: '', source: 'fallback' };

interface Asked {
  term: string;
  /** As the person wrote it; empty else. */
  latin: string;
}

/** Ask one helper; an empty answer is a failure too. */
const helpers: Record<FilledField, (asked: Asked, signal: AbortSignal) => Promise<Filled>> = {
  async latin({ term }, signal) {
    const from = { signal, timeoutMs: AI_TIMEOUT_MS };
    const { latin, source } = await call(suggestLatin, { body: { term } }, from);
    return { value: latin, source };
  },
  async category({ term, latin }, signal) {
    const from = { signal, timeoutMs: AI_TIMEOUT_MS };
    const answer = await call(suggestCategory, { body: latin ? { term, latin } : { term } }, from);
    const { suggested_category: value, source, candidates } = answer;
    return { value, source, offer: { categories: namesOf(candidates) } };
  },
  async definition({ term }, signal) {
    const from = { signal, timeoutMs: AI_TIMEOUT_MS };
    const { definition, source, help } = await call(suggestDefinition, { body: { term } }, from);
    return { value: definition, source, offer: { definition: help } };
  },
};

/** "Other" stands in the field already. */
const namesOf = (candidates: readonly { category: string }[]): string[] =>
  candidates.map(({ category }) => category).filter((name) => name !== OTHER_CATEGORY);

/** Without a better answer than the last resort a field is not filled. */
const hasFailed = ({ value, source }: Filled): boolean => value === '' || source === 'fallback';

function stateAfter(answer: Filled): FillState {
  if (hasFailed(answer)) return 'error';
  const { source } = answer;
  return source === 'model' ? 'draft' : 'ok';
}

/** What stands in a field whose helper failed. */
const fallbacks: Record<FilledField, (term: string) => string> = {
  latin: () => '',
  category: () => OTHER_CATEGORY,
  definition: genericDefinition,
};

interface Form {
  isWritten: (field: FilledField) => boolean;
  fill: (changes: Partial<TermDraft>) => void;
}

/** The field, where somebody stands in it. */
const standingIn = (field: FilledField): Element | null => {
  const standing = document.activeElement;
  return standing?.getAttribute('name') === field ? standing : null;
};

/** When nobody stands in the field any more; what comes into it under somebody's fingers is mixed with what they write. */
function whenLeft(field: FilledField, signal: AbortSignal): Promise<void> {
  const standing = standingIn(field);
  if (!standing) return Promise.resolve();
  return new Promise((resolve) => {
    standing.addEventListener('blur', () => resolve(), { once: true, signal });
  });
}

const clear = ({ isWritten, fill }: Form): void =>
  fill(Object.fromEntries(filledFields.filter((field) => !isWritten(field)).map((field) => [field, ''])));

/**
 * Fill Latin, category and definition a second after the last change of the Arabic term, and the category again
 * after a change of the Latin that the person writes. A field that the person has written in is left alone; a newer
 * term gives up what is under way for the older one, and without a term nothing that a helper wrote stays.
 */
export function useAutoFill(
  { arabic, latin: written }: { arabic: string; latin: string },
  isWritten: Form['isWritten'],
  fill: Form['fill'],
) {
  const [states, setStates] = useState(IDLE);
  const [offer, setOffer] = useState(NOTHING);
  const latest = useRef({ isWritten, fill });
  /** The term that is asked about, and the fields whose helpers have not answered. */
  const asked = useRef({ term: '', waiting: new Set<FilledField>() });
  useEffect(() => {
    latest.current = { isWritten, fill };
  });

  useEffect(() => {
    const [term, latin] = [arabic.trim(), written.trim()];
    const before = asked.current;
    const isAgain = term !== '' && term === before.term;
    const fields = filledFields.filter(
      (field) => !isAgain || field === 'category' || before.waiting.has(field),
    );
    asked.current = { term, waiting: new Set(fields) };
    setStates((now) => (isAgain ? { ...now, ...idle(fields) } : IDLE));
    if (!isAgain) setOffer(NOTHING);
    if (!term) {
      if (before.term) clear(latest.current);
      return;
    }
    const { waiting } = asked.current;
    const controller = new AbortController();
    const run = async (field: FilledField): Promise<void> => {
      if (latest.current.isWritten(field)) return;
      setStates((now) => ({ ...now, [field]: 'loading' }));
      const answer = await helpers[field]({ term, latin }, controller.signal).catch((error: unknown) =>
        isAborted(error) ? null : FAILED,
      );
      // Given up, or the person began to write meanwhile.
      if (answer === null || controller.signal.aborted) return;
      waiting.delete(field);
      if (standingIn(field)) setStates((now) => ({ ...now, [field]: 'idle' }));
      // guard: Nothing comes into a field in which somebody stands (suggest-form.test.tsx) ‹await whenLeft(field, controller.signal); →›
      await whenLeft(field, controller.signal);
      // What was guessed before is better than nothing.
      if (answer === FAILED && isAgain && !before.waiting.has(field))
        return setStates((now) => ({ ...now, [field]: 'idle' }));
      // guard: What a person writes while a helper answers stays (suggest-form.test.tsx) ‹if (!latest.current.isWritten(field))  →›
      if (!latest.current.isWritten(field)) {
        latest.current.fill({ [field]: hasFailed(answer) ? fallbacks[field](term) : answer.value });
      }
      setStates((now) => ({ ...now, [field]: stateAfter(answer) }));
      if (hasFailed(answer)) setOffer((now) => ({ ...now, ...answer.offer }));
    };
    const timer = setTimeout(() => {
      for (const field of fields) void run(field);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // guard: What is under way for an older term is given up (suggest-form.test.tsx)
      controller.abort();
    };
  }, [arabic, written]);

  return { states, offer, isFilling: Object.values(states).includes('loading') };
}

const idle = (fields: readonly FilledField[]): Partial<typeof IDLE> =>
  Object.fromEntries(fields.map((field) => [field, 'idle' as const]));
