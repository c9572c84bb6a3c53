import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Lines } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import type { Route } from './+types/publishing-guide-page';
import { type GuideSection, guide, guideSections } from './guide-text.ts';
import { ProseSection } from './prose.tsx';
import styles from './reading.module.css';
import { text } from './text.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: publicUrlOf(context) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: guide.title,
    description: guide.description,
    path: '/publishing-guide',
    publicUrl: loaderData?.publicUrl,
  });

export default function PublishingGuidePage() {
  return (
    <PageFrame title={guide.title} lead={guide.lead} width="text">
      <Downloads />
      <nav aria-label={text.guideContents}>
        <ul className={styles.contents}>
          {guideSections.map(({ id, title }) => (
            <li key={id}>
              <Anchor href={`#${id}`}>{title}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {guideSections.map((section) => (
        <GuidePart key={section.id} section={section} />
      ))}
      <Text>
        {guide.support}{' '}
        <Anchor href={`mailto:${guide.supportAddress}`}>
          <bdi lang="en">{guide.supportAddress}</bdi>
        </Anchor>
      </Text>
    </PageFrame>
  );
}

function Downloads() {
  return (
    <Card component="section" padding="md">
      <Title order={2} size="h4" mb="xs">
        {text.downloads}
      </Title>
      <Lines gap="sm">
        <Button
          href="/documents/paper-template.docx"
          download
          variant="outline"
          leftSection={<Icon name="file" />}
        >
          {text.templateFile}
        </Button>
        <Button
          href="/documents/publishing-guide.pdf"
          download
          variant="outline"
          leftSection={<Icon name="file" />}
        >
          {text.guideFile}
        </Button>
        <Button to="/submit-paper" leftSection={<Icon name="upload" />}>
          {text.submitPaper}
        </Button>
      </Lines>
    </Card>
  );
}

const GuidePart = ({ section }: { section: GuideSection }) => (
  <ProseSection section={section} className={styles.part}>
    {section.examples?.map(({ kind, reference, isLatin }) => (
      <figure key={kind} className={styles.example}>
        <figcaption>{kind}</figcaption>
        <p dir={isLatin ? 'ltr' : 'rtl'} lang={isLatin ? 'en' : 'ar'}>
          {reference}
        </p>
      </figure>
    ))}
  </ProseSection>
);
