import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TermSuggestions } from './term-suggestions.tsx';

export interface SuggestingFieldProps {
  value: string;
  onType: (text: string) => void;
  /** The Enter key, where none of the suggestions is chosen. */
  onEnter?: () => void;
  /** What is typed was answered below: nothing opens over or before the answer any more. */
  isAnswered?: boolean;
  /** The suggestions stand in the page, above what follows, instead of over it. */
  isInFlow?: boolean;
  /** Before the suggestions have come, what stands in the input is its own: a form that works without scripts. */
  isOwnText?: boolean;
  render: (input: Omit<ComponentPropsWithRef<'input'>, 'dir'>) => ReactNode;
}

type Part = typeof TermSuggestions;
let loaded: Part | undefined;

/** Ask for the part that suggests before it is needed. */
export const loadSuggestions = (): Promise<Part> =>
  import('./term-suggestions.tsx').then((module) => {
    loaded = module.TermSuggestions;
    return loaded;
  });

/** Where in the text somebody is writing, and whether they have begun: kept while one input takes the place of another. */
export interface Caret {
  hasTyped: boolean;
  from: number | null;
  to: number | null;
}

/** The part that suggests, once it has come and no letter is being composed in the plain field. */
async function partFor(plain: HTMLInputElement): Promise<Part> {
  let composed: Promise<unknown> = Promise.resolve();
  plain.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      plain.addEventListener('compositionend', resolve, { once: true });
    });
  });
  const part = await loadSuggestions();
  await composed;
  return part;
}

/**
 * A field of a search that suggests entries while one types. What suggests is loaded when somebody turns to the field, and
 * takes the place of the plain one with its text, focus and caret, but not in the middle of a composed letter.
 */
export function SuggestingField({ isOwnText, render, ...rest }: SuggestingFieldProps) {
  const [taken, setTaken] = useState<{ Suggestions: Part; caret: Caret | null } | null>(() =>
    loaded ? { Suggestions: loaded, caret: null } : null,
  );
  const { value, onType, onEnter } = rest;

  const ask = ({ currentTarget: plain }: { currentTarget: HTMLInputElement }) => {
    const before = plain.value;
    const take = (Suggestions: Part) => {
      if (!plain.isConnected) return;
      const { selectionStart: from, selectionEnd: to, value: written } = plain;
      const hasTyped = written !== before;
      const caret = document.activeElement === plain ? { hasTyped, from, to } : null;
      // Drawn at once: what is written or selected between would be known of the plain field only.
      // guard: No key falls between the plain field and the one that takes its place (suggesting-field.test.tsx) ‹flushSync(() → queueMicrotask(()›
      flushSync(() => {
        if (isOwnText) onType(written);
        setTaken({ Suggestions, caret });
      });
    };
    // The field works without; the next turn to it asks again.
    partFor(plain).then(take, () => {});
  };

  if (taken) return <taken.Suggestions {...rest} render={render} caret={taken.caret} />;
  return render({
    type: 'search',
    ...(!isOwnText && { value }),
    onChange: ({ currentTarget }) => onType(currentTarget.value),
    onKeyDown: ({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter?.(),
    onPointerEnter: ask,
    onFocus: ask,
  });
}
