import { articlePath } from '@mustalah/contract/journal/articles';
import type { VolumePaper } from '@mustalah/contract/journal/volumes';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './journal.module.css';
import { Names } from './names.tsx';
import { text } from './text.ts';
import { Thumbnail } from './thumbnail.tsx';
import { paperAnchor } from './use-highlight.ts';

interface PaperCardProps {
  paper: VolumePaper;
  /** It is the one that the reader was led to. */
  isMarked: boolean;
}

/** A paper of a volume: its first page, its title and authors, what it is about, and its file. */
export function PaperCard({ paper, isMarked }: PaperCardProps) {
  const { id, title, abstract, authors, thumbnail_url, pdf_file, review_note } = paper;
  const { is_retracted, retraction_note } = paper;
  return (
    <li id={paperAnchor(id)} className={styles.paper} data-marked={isMarked || undefined}>
      <Thumbnail src={thumbnail_url} />
      <div className={styles.cardWords}>
        <h3 className={`term ${styles.cardTitle}`}>
          <Link to={articlePath(id)} dir="auto" className="hit">
            {title}
          </Link>
        </h3>
        {is_retracted && (
          <p>
            <Badge color="red">{text.retracted}</Badge> <span dir="auto">{retraction_note}</span>
          </p>
        )}
        {(paper.section || paper.pages) && (
          <p className={styles.note}>
            {[paper.section, paper.pages && text.pagesOf(paper.pages)].filter(Boolean).join(' · ')}
          </p>
        )}
        <Names names={authors.map(({ name }) => name)} />
        <p dir="auto" className={`clamp-3 ${styles.abstract}`}>
          {abstract}
        </p>
        {review_note && (
          <blockquote className={styles.reviewNote}>
            <strong>{text.reviewNote}</strong>
            <p dir="auto">{review_note}</p>
          </blockquote>
        )}
        {pdf_file && (
          <a href={pdf_file} className={styles.fileLink} aria-label={text.pdfOf(title)}>
            <Icon name="file" size={18} />
            {text.readPdf}
          </a>
        )}
      </div>
    </li>
  );
}
