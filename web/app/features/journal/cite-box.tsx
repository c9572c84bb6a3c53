import { type Article, articlePath } from '@mustalah/contract/journal/articles';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './article.module.css';
import { articleText as text } from './text.ts';

const formats = ['ris', 'bib', 'json', 'txt'] as const;

interface CiteBoxProps extends Pick<Article, 'reference' | 'language'> {
  title: string;
  /** Beside the button that copies. */
  children?: ReactNode;
}

/** How to cite something, as a list of works prints it. */
export function CiteBox({ title, reference, language, children }: CiteBoxProps) {
  const titleId = useId();
  // The address runs from the left, whatever stands around it.
  const start = reference.lastIndexOf(' ') + 1;
  const [words, address] = [reference.slice(0, start), reference.slice(start)];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      toast('success', text.copied);
    } catch {
      toast('error', text.copyFailed);
    }
  };
  return (
    <section aria-labelledby={titleId} className={styles.cite}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      <p dir="auto" lang={language} className={styles.reference}>
        {words}
        <bdi dir="ltr">{address}</bdi>
      </p>
      <p className={styles.files}>
        <Button
          variant="outline"
          size="xs"
          leftSection={<Icon name="copy" size={18} />}
          onClick={() => void copy()}
        >
          {text.copy}
        </Button>
        {children}
      </p>
    </section>
  );
}

/** The same of a notice, whose page stands at this address. */
export const NoticeFormats = ({ path }: { path: string }) => (
  <>
    <span>{text.formats}</span>
    {(['ris', 'bib'] as const).map((format) => (
      <a key={format} href={`${path}/citation.${format}`} download className="hit">
        <bdi>{text.formatNames[format]}</bdi>
      </a>
    ))}
  </>
);

/** The forms that programs for references read. */
export const CitationFormats = ({ article }: { article: number }) => (
  <>
    <span>{text.formats}</span>
    {formats.map((format) => (
      <a key={format} href={`${articlePath(article)}citation.${format}`} download className="hit">
        <bdi>{text.formatNames[format]}</bdi>
      </a>
    ))}
  </>
);
