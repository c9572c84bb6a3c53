import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './desk.module.css';
import { text } from './text.ts';

export interface Message {
  tone: 'success' | 'error';
  words: string;
}

/** What came of the last act; stays in sight while one scrolls, until the next or until it is dismissed. */
export const Banner = ({ message, onDismiss }: { message: Message | null; onDismiss: () => void }) => (
  <div className={styles.banner} aria-live="polite">
    {message && (
      <Alert
        color={message.tone === 'error' ? 'red' : 'green'}
        role={message.tone === 'error' ? 'alert' : 'status'}
        title={message.words}
        icon={
          <IconButton aria-label={text.dismiss} onClick={onDismiss}>
            <Icon name="cross" size={18} />
          </IconButton>
        }
      />
    )}
  </div>
);
