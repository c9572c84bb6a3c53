import { useState } from 'react';

/** Which rows of a list stand open; one by one, or all of those that are shown. Nothing of it is kept. */
export function useOpenRows(shown: readonly number[]) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const areAllOpen = shown.length > 0 && shown.every((id) => opened.includes(id));
  const close = (id: number) => setOpened((before) => before.filter((each) => each !== id));
  const open = (id: number) => setOpened((before) => [...before, id]);
  return {
    isOpen: (id: number) => opened.includes(id),
    toggle: (id: number) => (opened.includes(id) ? close(id) : open(id)),
    open,
    areAllOpen,
    toggleAll: () => setOpened(areAllOpen ? [] : shown),
  };
}
