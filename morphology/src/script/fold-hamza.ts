const SEATS: Record<string, string> = { أ: 'ء', إ: 'ء', ؤ: 'ء', ئ: 'ء', آ: 'ءا', ٱ: 'ا' };

/** Write every hamza on the line and آ as hamza with alif, so that seats do not matter. */
export function foldHamza(word: string): string {
  return word.replace(/[أإؤئآٱ]/g, (seat) => SEATS[seat] ?? seat);
}
