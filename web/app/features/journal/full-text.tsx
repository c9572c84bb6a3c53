import type { Article } from '@mustalah/contract/journal/articles';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './article.module.css';
import { TEXT_ANCHOR } from './article-text.tsx';
import { articleTextText, articleText as text } from './text.ts';

/** Where the reader of this page is when the frame shall be open. */
const READ = '#read';

/**
 * Whether this document was loaded as the page of the article. Its policy allows the frame only then; whoever came from
 * another page of ours still has the policy of that one.
 */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname;
}

/** The file of an article: to be read here, opened by itself, or kept. Narrow screens open it by itself. */
export function FullText({ article: { title, pdf }, hasText }: { article: Article; hasText: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [mayFrame] = useState(() => typeof window === 'undefined' || isLoadedHere());
  const [hasReader, setHasReader] = useState(true);
  useEffect(() => {
    // Such a browser would show an empty frame; the file opens by itself in another program.
    setHasReader(!('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled);
    if (window.location.hash === READ && details.current) details.current.open = true;
  }, []);

  return (
    <section aria-label={text.fullText}>
      {!pdf && <p>{text.noFile}</p>}
      {pdf && (
        <>
          <p className={styles.files}>
            <Button href={pdf.path} leftSection={<Icon name="file" />}>
              {text.open}
            </Button>
            <Button href={pdf.path} download variant="outline">
              {text.download}
            </Button>
            <span className={styles.note}>{text.file(pdf.bytes, pdf.pages)}</span>
          </p>
          {hasText && (
            <p className={styles.toText}>
              <a href={`#${TEXT_ANCHOR}`} className="hit">
                {articleTextText.readBelow}
              </a>
            </p>
          )}
          {hasReader && (
            <details
              ref={details}
              id={READ.slice(1)}
              className={styles.reader}
              onToggle={({ currentTarget }) => {
                if (!currentTarget.open || isLoadedHere()) return;
                window.location.hash = READ;
                window.location.reload();
              }}
            >
              <summary>{text.readHere}</summary>
              {/* Browsers show no PDF in a sandbox; the file comes with a policy under which nothing in it loads. */}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
              {mayFrame && <iframe src={pdf.path} title={text.frame(title)} loading="lazy" />}
            </details>
          )}
        </>
      )}
    </section>
  );
}
