import { Anchor, List, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageFrame } from '../../ui/page-frame.tsx';
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

function ProseSection({ section: { title, paragraphs, points } }: { section: Section }) {
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} mb="xs">
          {paragraph}
        </Text>
      ))}
      {points && (
        <List spacing={4} withPadding>
          {points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List>
      )}
    </section>
  );
}

/** Where to write. */
export function SupportBox() {
  return (
    <Paper component="section" withBorder p="md" className={styles.support}>
      <Title order={2} size="h4">
        {text.supportTitle}
      </Title>
      <Text>
        {text.writeUs}{' '}
        <Anchor href={`mailto:${SUPPORT_ADDRESS}`}>
          <bdi lang="en">{SUPPORT_ADDRESS}</bdi>
        </Anchor>
      </Text>
    </Paper>
  );
}
