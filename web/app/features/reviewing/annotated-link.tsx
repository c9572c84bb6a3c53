import type { AnnotatedFile } from '@mustalah/contract/journal/annotated';
import { annotatedText as text } from './text.ts';

/** As it is read by editors and, with the decision, by the author. */
export const AnnotatedLink = ({ file }: { file: AnnotatedFile }) => (
  <a href={file.url} target="_blank" rel="noreferrer" className="hit">
    {text.open}
  </a>
);
