import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const LOCALE = 'ar-SA';
const RATE = 0.9;

function speak(words: string): void {
  if (!('speechSynthesis' in window)) return toast('error', text.noSpeech);
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = LOCALE;
  utterance.rate = RATE;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}

interface SpeakButtonProps {
  term: string;
  words: string;
  /** Only the drawing, where there is little room. */
  asIcon?: boolean;
}

/** Reads a term and its definition aloud. */
export function SpeakButton({ term, words, asIcon }: SpeakButtonProps) {
  const props = {
    onClick: () => speak(words),
    'aria-label': text.speakFor(term),
    variant: 'subtle',
  } as const;
  if (asIcon) {
    return (
      <IconButton size="lg" {...props}>
        <Icon name="speaker" />
      </IconButton>
    );
  }
  return (
    <Button size="compact-sm" leftSection={<Icon name="speaker" size={18} />} {...props}>
      {text.speak}
    </Button>
  );
}
