import { useState } from 'react';
import { common } from '../../text/common.ts';
import { formatInteger } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Group } from '../../ui/flow.tsx';
import { Text, Title } from '../../ui/text.tsx';
import styles from './home.module.css';
import { tutorial } from './text.ts';

/** The tour, one step at a time. */
export function TutorialModal({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const count = tutorial.steps.length;
  const step = tutorial.steps[index];
  const isLast = index === count - 1;
  return (
    <Dialog title={tutorial.title} onClose={onClose} place="foot">
      <div className={styles.step} aria-live="polite">
        <Text size="sm" c="dimmed">
          {tutorial.position(formatInteger(index + 1), formatInteger(count))}
        </Text>
        <Title order={3} size="h4">
          {step?.title}
        </Title>
        {step?.body.map((sentence) => (
          <Text key={sentence} mt="xs">
            {sentence}
          </Text>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {tutorial.steps.map(({ title }, at) => (
          <span key={title} data-current={at === index || undefined} />
        ))}
      </div>
      <Group justify="space-between" mt="md">
        {index > 0 ? (
          <Button variant="subtle" onClick={() => setIndex(index - 1)}>
            {common.previous}
          </Button>
        ) : (
          <Button variant="subtle" onClick={onClose}>
            {tutorial.skip}
          </Button>
        )}
        {isLast ? (
          <Button to="/profile" onClick={onClose}>
            {tutorial.start}
          </Button>
        ) : (
          <Button onClick={() => setIndex(index + 1)}>{common.next}</Button>
        )}
      </Group>
    </Dialog>
  );
}
