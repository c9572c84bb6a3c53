export const templateText = {
  unknownPlace: (name: string, known: readonly string[]): string =>
    `لا يُعرف {${name}} في هذه الرسالة. ما يُكتب فيها بين قوسين: ${known.map((each) => `{${each}}`).join('، ')}`,
  missingPlace: (name: string): string => `لا بد في هذه الرسالة من {${name}}`,
};

/** Who decides on papers, as letters say it. */
export const whoDecides = {
  reviewers: 'يصدر القرار بأحكام المحكّمين.',
  editor: 'يوصي المحكّمون، ويقرر المحرر.',
} as const;
