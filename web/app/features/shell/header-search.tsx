import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchBox } from '../../domain/search-box.tsx';
import { loadSuggestions } from '../../domain/suggesting-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './shell.module.css';
import { text } from './text.ts';
import { useEscape } from './use-escape.ts';

/** The way into the dictionary from every page: a field below the bar, as long as it is wanted. */
export function HeaderSearch() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => close(), [key, close]);
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus();
  }, [isOpen]);
  useEscape(isOpen, () => {
    close();
    button.current?.focus();
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-label={text.search}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSuggestions().catch(() => {})}
        onFocus={() => void loadSuggestions().catch(() => {})}
        onClick={toggle}
      >
        <Icon name="search" size={22} />
      </button>
      {isOpen && (
        <div ref={place} className={styles.searchRow}>
          <SearchBox />
        </div>
      )}
    </>
  );
}
