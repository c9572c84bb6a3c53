import { Button } from '../../ui/button.tsx';
import { Group } from '../../ui/flow.tsx';
import { text } from './text.ts';

interface ReasonChipsProps {
  /** What is written. */
  chosen: string;
  onChoose: (reason: string) => void;
}

/** The usual reasons: one press writes the sentence that the author reads, and what was written by hand stays after it. */
export const ReasonChips = ({ chosen, onChoose }: ReasonChipsProps) => (
  <Group gap="xs" role="group" aria-label={text.usualReasons}>
    {Object.entries(text.reasons).map(([name, sentence]) => (
      <Button
        key={name}
        size="compact-sm"
        variant={chosen.startsWith(sentence) ? 'filled' : 'default'}
        aria-pressed={chosen.startsWith(sentence)}
        onClick={() => onChoose([sentence, ownWordsIn(chosen)].filter(Boolean).join(' '))}
      >
        {name}
      </Button>
    ))}
  </Group>
);

/** What of a reason is none of the usual sentences. */
const ownWordsIn = (reason: string): string => {
  const usual = Object.values(text.reasons).find((sentence) => reason.startsWith(sentence));
  return (usual ? reason.slice(usual.length) : reason).trim();
};
