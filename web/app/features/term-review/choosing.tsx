import type { ReviewTerm } from '@mustalah/contract/terms/review';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import type { Placed } from '../../ui/kept-places.ts';
import { Text } from '../../ui/text.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';
import type { Act } from './together-dialog.tsx';

const NONE: ReadonlySet<number> = new Set();

/** Which terms of a list are chosen to be decided together: only those that still wait and are not one's own. */
export function useChoosing(list: string, places: readonly Placed<ReviewTerm>[]) {
  const [chosen, setChosen] = useState<{ list: string; ids: ReadonlySet<number> } | null>(null);
  const open = places
    .filter(({ row, hasLeft }) => !hasLeft && row.can_review && !row.is_approved)
    .map(({ row }) => row);
  // Another list begins with none of it.
  const ids = chosen?.list === list ? chosen.ids : NONE;
  const choose = (next: Iterable<number>) => setChosen({ list, ids: new Set(next) });
  const terms = open.filter(({ id }) => ids.has(id));
  return {
    isOn: chosen !== null,
    isPossible: open.length > 0,
    turn: (isOn: boolean) => setChosen(isOn ? { list, ids: NONE } : null),
    terms,
    isChoosable: (id: number) => open.some((term) => term.id === id),
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number) => choose(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    areAll: open.length > 0 && terms.length === open.length,
    chooseAll: () => choose(terms.length === open.length ? [] : open.map(({ id }) => id)),
  };
}

interface ChoosingBarProps {
  choosing: ReturnType<typeof useChoosing>;
  onAct: (act: Act) => void;
}

/** What can be done with several terms at once. */
export function ChoosingBar({ choosing, onAct }: ChoosingBarProps) {
  const { isOn, isPossible, terms } = choosing;
  if (!isOn) {
    return (
      isPossible && (
        <Group>
          <Button size="sm" variant="default" onClick={() => choosing.turn(true)}>
            {text.chooseSeveral}
          </Button>
        </Group>
      )
    );
  }
  return (
    <Group role="group" aria-label={text.chosenTerms} gap="xs" className={styles.choosing}>
      <Text size="sm" aria-live="polite">
        {text.chosen(terms.length)}
      </Text>
      <Button size="sm" variant="default" onClick={choosing.chooseAll}>
        {choosing.areAll ? text.chooseNone : text.chooseAll}
      </Button>
      <Button size="sm" disabled={terms.length === 0} onClick={() => onAct('approve')}>
        {text.approveChosen}
      </Button>
      <Button
        size="sm"
        color="red"
        variant="outline"
        disabled={terms.length === 0}
        onClick={() => onAct('reject')}
      >
        {text.rejectChosen}
      </Button>
      <Button size="sm" variant="subtle" onClick={() => choosing.turn(false)}>
        {text.chooseNoMore}
      </Button>
    </Group>
  );
}

interface ChoiceProps {
  term: ReviewTerm;
  choosing: ReturnType<typeof useChoosing>;
}

/** The box that chooses one term. */
export const Choice = ({ term: { id, arabic }, choosing }: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      aria-label={text.choose(arabic)}
      checked={choosing.isChosen(id)}
      disabled={!choosing.isChoosable(id)}
      onChange={() => choosing.toggle(id)}
    />
  </label>
);
