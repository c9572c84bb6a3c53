import { Group } from '../ui/flow.tsx';
import { Anchor } from '../ui/text.tsx';
import styles from './share-links.module.css';
import { shareText as text } from './text.ts';

/** The address of each place's own page for sharing. */
const shareAddresses = {
  x: (url: string, message: string) =>
    `https://x.com/intent/post?${new URLSearchParams({ text: message, url })}`,
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  whatsapp: (url: string, message: string) =>
    `https://wa.me/?${new URLSearchParams({ text: `${message}\n${url}` })}`,
};

interface ShareLinksProps {
  url: string;
  /** What is said of it beside its address. */
  message: string;
  /** The subject of a mail. */
  subject: string;
}

/** Ways to tell others. No script of those places is loaded. */
export function ShareLinks({ url, message, subject }: ShareLinksProps) {
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${message}\n${url}`)}`;
  return (
    <Group gap="xs">
      {text.places.map(({ id, name }) => (
        <Anchor
          key={id}
          href={shareAddresses[id](url, message)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.share}
          aria-label={text.shareOn(name)}
        >
          {name}
        </Anchor>
      ))}
      <Anchor href={mail} className={styles.share}>
        {text.shareByMail}
      </Anchor>
    </Group>
  );
}
