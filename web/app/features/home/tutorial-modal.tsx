import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { common } from '../../text/common.ts';
import { formatInteger } from '../../text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';
import { tutorial } from './text.ts';

/** The tour, one step at a time, in the browser's own dialog: Escape and the focus are looked after. */
export function TutorialModal({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  const count = tutorial.steps.length;
  const step = tutorial.steps[index];
  const isLast = index === count - 1;
  return (
    <dialog ref={dialog} className={styles.tour} aria-label={tutorial.title} onClose={onClose}>
      <Group justify="space-between">
        <Text fw={600} c="green.9">
          {tutorial.title}
        </Text>
        <Button variant="subtle" size="compact-md" onClick={onClose} aria-label={common.close}>
          <Icon name="cross" />
        </Button>
      </Group>
      <div className={styles.step} aria-live="polite">
        <Text size="sm" c="dimmed">
          {tutorial.position(formatInteger(index + 1), formatInteger(count))}
        </Text>
        <Title order={2} size="h3">
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
          <Button component={Link} to="/profile" onClick={onClose}>
            {tutorial.start}
          </Button>
        ) : (
          <Button onClick={() => setIndex(index + 1)}>{common.next}</Button>
        )}
      </Group>
    </dialog>
  );
}
