import type {
  ArticleText as Answered,
  Block,
  Cell,
  Flow,
  Run,
} from '@mustalah/contract/journal/article-text';
import { formatInteger } from '../../text/format.ts';
import styles from './article-text.module.css';
import { articleTextText as text } from './text.ts';
import { TextList } from './text-list.tsx';
import { Runs } from './text-runs.tsx';

/** Where the text stands on the page of its article. */
export const TEXT_ANCHOR = 'full-text';
const headingId = (at: number): string => `text-${at}`;
/** How deep the list of contents goes. */
const IN_CONTENTS = 2;

/** What an article says, in the words of its source, with a list of its headings before it and its notes after it. */
export function ArticleText({ said }: { said: Answered }) {
  const { blocks, notes, pictures } = said;
  return (
    <section aria-labelledby={TEXT_ANCHOR} className={styles.text}>
      <h2 id={TEXT_ANCHOR} className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.hint}>{text.hint}</p>
      <Contents blocks={blocks} />
      {keyed(blocks).map(({ key, at, each }) => (
        <BlockOf key={key} at={at} block={each} pictures={pictures} />
      ))}
      {notes.length > 0 && <Notes notes={notes} />}
    </section>
  );
}

/** What stands in a text never moves: its place names it. */
const keyed = <Each,>(all: readonly Each[]) => all.map((each, at) => ({ key: String(at), at, each }));

function Contents({ blocks }: Pick<Answered, 'blocks'>) {
  const headings = keyed(blocks).flatMap(({ at, each }) =>
    each.kind === 'heading' && each.level <= IN_CONTENTS ? [{ at, ...each }] : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav aria-label={text.contents} className={styles.contents}>
      <p>{text.contents}</p>
      <ol>
        {headings.map(({ at, level, direction, runs }) => (
          <li key={at} data-level={level}>
            <a href={`#${headingId(at)}`} dir={direction}>
              {plain(runs)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const plain = (runs: readonly Run[]): string =>
  runs
    .map((run) => ('text' in run ? run.text : 'formula' in run ? run.formula : ''))
    .join('')
    .trim() || text.untitled;

interface BlockProps extends Pick<Answered, 'pictures'> {
  at: number;
  block: Block;
}

function BlockOf({ at, block, pictures }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + 2}` as 'h3' | 'h4' | 'h5';
      return (
        <Heading id={headingId(at)} dir={block.direction} data-level={block.level} className={styles.heading}>
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case 'list':
      return <TextList items={block.items} />;
    case 'table':
      return <Table table={block} pictures={pictures} />;
    default:
      return <FlowOf flow={block} pictures={pictures} />;
  }
}

function FlowOf({ flow, pictures }: { flow: Flow } & Pick<Answered, 'pictures'>) {
  if (flow.kind === 'paragraph') {
    return (
      <p dir={flow.direction}>
        <Runs runs={flow.runs} />
      </p>
    );
  }
  const picture = pictures.find(({ place }) => place === flow.place);
  if (!picture) return null;
  const { path, width, height } = picture;
  return <img src={path} width={width} height={height} alt={flow.alt || text.picture} loading="lazy" />;
}

interface TableProps extends Pick<Answered, 'pictures'> {
  table: Extract<Block, { kind: 'table' }>;
}

/** Wider than the page, it scrolls by itself; whoever has only keys must get into it. */
const Table = ({ table: { direction, rows }, pictures }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={styles.table} aria-label={text.table} tabIndex={0}>
    <table dir={direction}>
      <tbody>
        {keyed(rows).map(({ key, each: { is_head, cells } }) => (
          <tr key={key}>
            {keyed(cells).map(({ key: at, each }) =>
              is_head ? (
                <th key={at} colSpan={each.columns} rowSpan={each.rows}>
                  <Content cell={each} pictures={pictures} />
                </th>
              ) : (
                <td key={at} colSpan={each.columns} rowSpan={each.rows}>
                  <Content cell={each} pictures={pictures} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Content = ({ cell, pictures }: { cell: Cell } & Pick<Answered, 'pictures'>) =>
  keyed(cell.content).map(({ key, each }) => <FlowOf key={key} flow={each} pictures={pictures} />);

const Notes = ({ notes }: Pick<Answered, 'notes'>) => (
  <section aria-labelledby="text-notes" className={styles.notes}>
    <h3 id="text-notes" className={styles.heading}>
      {text.notes}
    </h3>
    <ol>
      {keyed(notes).map(({ key, at, each: paragraphs }) => (
        <li key={key} id={`note-${at}`}>
          {keyed(paragraphs).map(({ key: line, each: { direction, runs } }) => (
            <p key={line} dir={direction}>
              <Runs runs={runs} />
            </p>
          ))}
          <a href={`#call-${at}`}>{text.backToCall(formatInteger(at + 1))}</a>
        </li>
      ))}
    </ol>
  </section>
);
