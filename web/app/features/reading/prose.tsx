import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import type { GuideSection } from './guide-text.ts';
import styles from './reading.module.css';
import { type Section, type StaticPage, SUPPORT_ADDRESS, text } from './text.ts';

/** A page of prose: a heading, what it is about, then its sections. */
export function Prose({ page, children }: { page: StaticPage; children?: ReactNode }) {
  return (
    <PageFrame title={page.title} lead={page.lead} width="text">
      {children}
      {page.sections.map((section) => (
        <ProseSection key={section.title} section={section} />
      ))}
    </PageFrame>
  );
}

interface ProseSectionProps {
  section: Omit<Partial<GuideSection>, 'title'> & Pick<Section, 'title'>;
  className?: string | undefined;
  /** Below its points. */
  children?: ReactNode;
}

/** A heading with paragraphs and points. */
export function ProseSection({ section, className, children }: ProseSectionProps) {
  const { id, title, paragraphs = [], points, isOrdered } = section;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section id={id} className={className}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} mb="xs">
          {paragraph}
        </Text>
      ))}
      {points && (
        <List className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      )}
      {children}
    </section>
  );
}

/** Where to write. */
export function SupportBox() {
  return (
    <Card component="section" padding="md" className={styles.support}>
      <Title order={2} size="h4">
        {text.supportTitle}
      </Title>
      <Text>
        {text.writeUs}{' '}
        <Anchor href={`mailto:${SUPPORT_ADDRESS}`}>
          <bdi lang="en">{SUPPORT_ADDRESS}</bdi>
        </Anchor>
      </Text>
    </Card>
  );
}
