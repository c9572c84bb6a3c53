import { Text } from '../../ui/text.tsx';
import styles from './desk.module.css';

/** A letter as whoever gets it reads it. */
export const LetterAsRead = ({
  letter: { subject, body },
  label,
}: {
  letter: { subject: string; body: string };
  label: string;
}) => (
  <section className={styles.letter} aria-label={label}>
    <Text fw={600} dir="auto">
      {subject}
    </Text>
    <Text dir="auto" className={styles.prose}>
      {body}
    </Text>
  </section>
);
