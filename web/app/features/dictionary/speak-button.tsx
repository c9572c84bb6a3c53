import { Button } from '@mantine/core';
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

/** Reads a term and its definition aloud. */
export const SpeakButton = ({ term, words }: { term: string; words: string }) => (
  <Button size="compact-md" variant="subtle" onClick={() => speak(words)} aria-label={text.speakFor(term)}>
    {text.speak}
  </Button>
);
