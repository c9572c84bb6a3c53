import styles from './policy-sections.module.css';
import type { PolicyLines } from './policy-text.ts';

/** What a page of the journal says below its title. */
export const PolicySections = ({ sections }: Pick<PolicyLines, 'sections'>) =>
  sections.map(({ line, title, parts }) => (
    <section key={line} className={styles.section}>
      {title && (
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
      )}
      {parts.map((part) =>
        part.kind === 'paragraph' ? (
          <p key={part.line} dir="auto">
            {part.text}
          </p>
        ) : (
          <ul key={part.line}>
            {part.points.map((point) => (
              <li key={point.line} dir="auto">
                {point.text}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  ));
