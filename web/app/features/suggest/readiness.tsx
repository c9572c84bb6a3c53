import { getAiHealth } from '@mustalah/contract/assistant';
import { type ReactNode, useEffect } from 'react';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import type { FilledField } from './draft.ts';
import styles from './suggest.module.css';
import { text } from './text.ts';

const services = { latin: 'translation', definition: 'definition', category: 'category' } as const;
type State = keyof typeof text.states;
const COLORS: Record<State, BadgeColor> = { ready: 'green', unavailable: 'red', checking: 'gray' };

/** What the helper of each field can do at the moment; that some cannot do all is told once. */
export function useReadiness(): Record<FilledField, State> {
  const { data, isPending } = useCall(getAiHealth, {});
  const stateOf = (field: FilledField): State => {
    if (isPending) return 'checking';
    return data?.services[services[field]] ? 'ready' : 'unavailable';
  };
  const states = {
    latin: stateOf('latin'),
    category: stateOf('category'),
    definition: stateOf('definition'),
  };
  const isLimited = Object.values(states).includes('unavailable');
  useEffect(() => {
    if (isLimited) toast('info', text.limitedServices);
  }, [isLimited]);
  return states;
}

interface HelpedProps {
  field: FilledField;
  state: State;
  children: ReactNode;
}

/** A field with what its helper can do, at the end of the line of its label: there it takes no room. Ready needs no words. */
export const Helped = ({ field, state, children }: HelpedProps) => (
  <div className={styles.helped}>
    {children}
    {state !== 'ready' && (
      <span className={styles.readiness} role="status">
        <span className={styles.service}>{text.services[services[field]]}</span>{' '}
        <Badge variant="outline" color={COLORS[state]}>
          {text.states[state]}
        </Badge>
      </span>
    )}
  </div>
);
