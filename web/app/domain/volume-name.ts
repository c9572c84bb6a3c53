import { formatUngrouped } from '../text/format.ts';
import { volumeText } from './text.ts';

interface Numbered {
  number: number;
  year: number;
}

/** «المجلد ٣ – ٢٠٢٦» */
export const volumeNumber = ({ number, year }: Numbered): string =>
  volumeText.numbered(formatUngrouped(number), formatUngrouped(year));

/** The title of a volume, or its number and year. */
export const volumeName = ({ title, ...numbered }: Numbered & { title: string }): string =>
  title || volumeNumber(numbered);
