import { Group } from '../../ui/flow.tsx';
import { Anchor } from '../../ui/text.tsx';
import styles from './home.module.css';
import { sharePlaces, text } from './text.ts';

/** The address of each place's own page for sharing. */
const shareAddresses = {
  x: (url: string, message: string) =>
    `https://x.com/intent/post?${new URLSearchParams({ text: message, url })}`,
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  whatsapp: (url: string, message: string) =>
    `https://wa.me/?${new URLSearchParams({ text: `${message}\n${url}` })}`,
};

/** Ways to tell others. No script of those places is loaded. */
export function ShareLinks({ url }: { url: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(text.shareSubject)}&body=${encodeURIComponent(`${text.shareMessage}\n${url}`)}`;
  return (
    <section className={styles.shareLine} aria-label={text.share}>
      <span aria-hidden="true">{text.share}</span>
      <Group gap="xs">
        {sharePlaces.map(({ id, name }) => (
          <Anchor
            key={id}
            href={shareAddresses[id](url, text.shareMessage)}
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
    </section>
  );
}
