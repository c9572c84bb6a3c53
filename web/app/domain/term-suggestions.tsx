import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  useComboboxStore,
} from '@ariakit/react/combobox';
import { useDebouncedValue } from '@mantine/hooks';
import type { Answer } from '@mustalah/contract/endpoint';
import { suggestTerms } from '@mustalah/contract/terms/dictionary';
import { useLayoutEffect, useRef, useState } from 'react';
import { countOf } from '../text/format.ts';
import { Link } from '../ui/link.tsx';
import { useSteady } from '../ui/press.ts';
import { useCall } from '../use-call.ts';
import { counted } from './counted.ts';
import type { Caret, SuggestingFieldProps } from './suggesting-field.tsx';
import styles from './term-suggestions.module.css';
import { suggestionText as text } from './text.ts';

const TYPING_PAUSE_MS = 120;
/** What is heard waits until one has stopped typing. */
const SAID_AFTER_MS = 800;

type Suggested = Answer<typeof suggestTerms>;
const NOTHING: Suggested = { entries: [], shelf: [] };

interface TermSuggestionsProps extends Omit<SuggestingFieldProps, 'isOwnText'> {
  /** Where somebody was writing in the plain field; null where nobody was. */
  caret: Caret | null;
}

/** What the browser does of itself with Enter in a field. */
const pressSubmit = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();

/** A combobox over the dictionary and the shelf: what one types stays as it is until one chooses. */
export function TermSuggestions({
  value,
  onType,
  onEnter,
  isAnswered = false,
  isInFlow = false,
  render,
  caret,
}: TermSuggestionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const begun = useRef(caret);
  useLayoutEffect(() => {
    if (!begun.current) return;
    input.current?.focus();
    input.current?.setSelectionRange(begun.current.from, begun.current.to);
    begun.current = null;
  }, []);
  /** Somebody is typing, or has asked with an arrow; not whoever has only come to the field. */
  const [isWanted, setWanted] = useState(caret?.hasTyped ?? false);
  const [search] = useDebouncedValue(value.trim(), TYPING_PAUSE_MS);
  const { data } = useCall(
    suggestTerms,
    { query: { search } },
    { enabled: isWanted && search !== '', keepsPrevious: true, isAside: true },
  );
  // What one presses does not move away before it is pressed.
  const { entries, shelf } = useSteady(data ?? NOTHING);
  const isThere = isWanted && search !== '' && value.trim() !== '' && entries.length + shelf.length > 0;
  // What is open stays open; but nothing opens when what was asked for stands there already.
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = useSteady(isThere && (wasOpen || !isAnswered));
  if (isOpen !== wasOpen) setWasOpen(isOpen);

  const store = useComboboxStore({
    rtl: true,
    value,
    setValue: onType,
    open: isOpen,
    setOpen: setWanted,
    focusLoop: true,
  });
  return (
    // It only notes where the focus goes.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.frame}
      data-flow={isInFlow || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWanted(false);
      }}
    >
      <Combobox
        store={store}
        ref={input}
        type="search"
        showOnClick={false}
        // Where the answer stands below, the arrows lead into it.
        {...(isAnswered && { showOnKeyPress: false })}
        onKeyDown={(event) => {
          const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
          // guard: The Enter that ends a composed letter is no search (suggesting-field.test.tsx) ‹ && !event.nativeEvent.isComposing →›
          if (event.key === 'Enter' && !isMarked && !event.nativeEvent.isComposing) {
            setWanted(false);
            if (onEnter) onEnter();
            // The library keeps Enter from the form while the list is open, also where nothing is marked in it.
            // guard: One Enter searches also while the list is open (suggesting-field.test.tsx) ‹else if (isOpen) → else if (false)›
            else if (isOpen) pressSubmit(event.currentTarget.form);
          }
          // They are of the text: whoever goes to its ends has left the list, which stays open.
          if (event.key === 'Home' || event.key === 'End') store.move(null);
          // It closes the list and nothing else: the browser would empty the field.
          if (event.key === 'Escape' && isOpen) {
            event.preventDefault();
            setWanted(false);
          }
        }}
        render={render}
      />
      <ComboboxList
        store={store}
        aria-label={text.label}
        className={styles.list}
        data-flow={isInFlow || undefined}
      >
        {isOpen && (
          <>
            <Options
              label={text.entries}
              rows={entries}
              hrefOf={({ id }) => `/term/${id}`}
              onChoose={() => setWanted(false)}
            />
            <Options
              label={text.shelf}
              rows={shelf}
              hrefOf={({ latin }) => `/shelf?search=${encodeURIComponent(latin)}`}
              onChoose={() => setWanted(false)}
            />
          </>
        )}
      </ComboboxList>
      <Said words={isOpen ? text.found(countOf(entries.length, counted.terms), shelf.length) : ''} />
    </div>
  );
}

type Row = Pick<Suggested['shelf'][number], 'id' | 'arabic' | 'latin'>;

interface OptionsProps {
  label: string;
  rows: readonly Row[];
  hrefOf: (row: Row) => string;
  onChoose: () => void;
}

/** One group of suggestions under its name; each is a way to a page. */
function Options({ label, rows, hrefOf, onChoose }: OptionsProps) {
  if (rows.length === 0) return null;
  return (
    <ComboboxGroup className={styles.group}>
      <ComboboxGroupLabel className={styles.label}>{label}</ComboboxGroupLabel>
      {rows.map((row) => (
        <ComboboxItem
          key={row.id}
          className={styles.option}
          focusOnHover
          setValueOnClick={false}
          onClick={onChoose}
          render={<Link to={hrefOf(row)} />}
        >
          <span className="term">{row.arabic}</span> <bdi lang="en">{row.latin}</bdi>
        </ComboboxItem>
      ))}
    </ComboboxGroup>
  );
}

/** Tells who does not see it how much there is, once it stays. */
function Said({ words }: { words: string }) {
  const [said] = useDebouncedValue(words, SAID_AFTER_MS);
  return (
    <span role="status" className="for-readers">
      {words && said}
    </span>
  );
}
