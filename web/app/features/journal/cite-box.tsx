import { type Article, articlePath } from '@mustalah/contract/journal/articles';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './article.module.css';
import { articleText as text } from './text.ts';

const formats = ['ris', 'bib', 'json', 'txt'] as const;

/** How to cite an article: as a list of works prints it, and in the forms that programs for references read. */
export function CiteBox({ article: { id, reference, language } }: { article: Article }) {
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
    <section aria-labelledby="cite" className={styles.cite}>
      <h2 id="cite" className={styles.heading}>
        {text.cite}
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
        <span>{text.formats}</span>
        {formats.map((format) => (
          <a key={format} href={`${articlePath(id)}citation.${format}`} download className="hit">
            <bdi>{text.formatNames[format]}</bdi>
          </a>
        ))}
      </p>
    </section>
  );
}
