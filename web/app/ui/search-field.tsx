import { useDebouncedCallback } from '@mantine/hooks';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { TextField } from './field.tsx';

interface SearchFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'placeholder' | 'maxLength' | 'name' | 'className' | 'required' | 'error'
  > {
  /** What is asked for now. */
  value: string;
  onSearch: (text: string) => void;
  /** Another way to draw it than as a plain field. */
  render?: (field: Drawn) => ReactNode;
}

/** What such a way is given. */
interface Drawn {
  value: string;
  onType: (text: string) => void;
  onEnter: () => void;
}

const DEBOUNCE_MS = 500;

/**
 * A search box above a list: the list follows as soon as one stops typing. Whoever presses a link before that goes where
 * it leads, and nothing is searched for any more.
 */
export function SearchField({ value, onSearch, render, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  const ask = useDebouncedCallback((text: string) => {
    setAsked(text);
    onSearch(text);
  }, DEBOUNCE_MS);
  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      if (leadsAway(click)) ask.cancel();
    };
    // After the router, which takes a click for its own by preventing what the browser would do.
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [ask]);
  if (value !== shown) {
    setShown(value);
    // Going back, a link or a button elsewhere asks for something else. What was asked here may come late: then more
    // has been typed, and stays.
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  const onType = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  const onEnter = () => ask.flush();
  if (render) return render({ value: typed, onType, onEnter });
  return (
    <TextField
      {...field}
      type="search"
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // guard: Who searches within a form does not send the form by that (../features/payouts/audit-page.test.tsx)
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

/** Whether a click on a link has begun to lead to another page in this tab. */
function leadsAway({ target, defaultPrevented }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return defaultPrevented && link !== null && link.pathname !== window.location.pathname;
}
