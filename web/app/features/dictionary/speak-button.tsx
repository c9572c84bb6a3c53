import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const LOCALE = 'ar-SA';
const RATE = 0.9;

/** Read aloud. */
export function speak(words: string): void {
  if (!('speechSynthesis' in window)) return toast('error', text.noSpeech);
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = LOCALE;
  utterance.rate = RATE;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}

/** Reads a term and its definition aloud. */
export const SpeakButton = ({ term, words }: { term: string; words: string }) => (
  <Button
    size="compact-sm"
    variant="subtle"
    leftSection={<Icon name="speaker" size={18} />}
    aria-label={text.speakFor(term)}
    onClick={() => speak(words)}
  >
    {text.speak}
  </Button>
);
