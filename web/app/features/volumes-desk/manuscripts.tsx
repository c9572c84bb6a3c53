import type { ApprovedPaper } from '@mustalah/contract/journal/volumes';
import { Alert } from '../../ui/alert.tsx';
import { Tick } from '../../ui/tick.tsx';
import { finalText as text } from './text.ts';

/** What keeps these papers from being published: of some nobody has said that their manuscripts shall appear. */
export const finalsObjection = (papers: readonly ApprovedPaper[], isAgreed: boolean): boolean =>
  papers.some(({ final_file }) => final_file === 'given' || (final_file === 'none' && !isAgreed));

interface ManuscriptsProps {
  papers: readonly ApprovedPaper[];
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** Has it said in so many words that papers without a final file shall appear as their manuscripts. */
export function Manuscripts({ papers, isAgreed, onAgree }: ManuscriptsProps) {
  const titles = (state: ApprovedPaper['final_file']) =>
    papers.filter(({ final_file }) => final_file === state).map(({ title }) => title);
  const [missing, unchecked] = [titles('none'), titles('given')];
  return (
    <>
      {unchecked.length > 0 && (
        <Alert color="red" title={text.unchecked}>
          <Titles titles={unchecked} />
          {text.uncheckedHint}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert color="gold" title={text.missing}>
          <Titles titles={missing} />
          <Tick label={text.agree} isOn={isAgreed} onChange={onAgree} />
        </Alert>
      )}
    </>
  );
}

const Titles = ({ titles }: { titles: readonly string[] }) => (
  <ul>
    {titles.map((title) => (
      <li key={title}>
        <bdi>{title}</bdi>
      </li>
    ))}
  </ul>
);
