/** What stands against a text with something between braces that its page does not know. */
export const unknownPlace = (name: string, known: readonly string[]): string =>
  known.length > 0
    ? `لا يُعرف {${name}} في هذه الصفحة. ما يُكتب فيها بين قوسين: ${known.map((each) => `{${each}}`).join('، ')}`
    : `لا يُعرف {${name}} في هذه الصفحة، ولا يُكتب فيها شيء بين هذين القوسين`;
