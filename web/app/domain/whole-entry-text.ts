import { countOf } from '../text/format.ts';
import { counted } from './counted.ts';

export const entryText = {
  rivals: 'مقترحات أخرى للمفهوم نفسه',
  near: 'مصطلحات قريبة في المعجم',
  root: 'الجذر:',
  suggested: (when: string, who: string) => (who ? `المقترِح: ${who} · ${when}` : when),
  votes: (count: number) => countOf(count, counted.votes),
  aroundFailed: 'تعذّر تحميل ما يحيط بالمصطلح',
} as const;
