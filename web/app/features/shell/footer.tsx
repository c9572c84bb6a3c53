import { common } from '../../text/common.ts';
import { useDrawnOnce } from '../../ui/drawn-once.ts';
import { Anchor, Text } from '../../ui/text.tsx';
import styles from './shell.module.css';
import { text } from './text.ts';

const links = [
  { to: '/dictionary', label: text.dictionary },
  { to: '/shelf', label: text.shelf },
  { to: '/journal', label: text.journal },
  { to: '/about', label: text.about },
  { to: '/contact', label: text.contact },
  { to: '/privacy', label: text.privacy },
  { to: '/publishing-guide', label: text.guide },
  { to: '/community', label: text.community },
];

export const Footer = () => <footer className={styles.footer} {...useDrawnOnce('footer', <FooterBody />)} />;

const FooterBody = () => (
  <div className={styles.footerBody}>
    <div>
      <Text className={styles.footerName}>{common.siteName}</Text>
      <Text size="sm" c="dimmed">
        {text.tagline}
      </Text>
    </div>
    <nav className={styles.footerLinks} aria-label={text.footerLinks}>
      {links.map(({ to, label }) => (
        <Anchor key={to} to={to} size="sm">
          {label}
        </Anchor>
      ))}
      <Anchor href="/api/docs" size="sm">
        {text.footerApi}
      </Anchor>
    </nav>
    <Text size="sm" c="dimmed" className={styles.footerLicence}>
      {text.footerLicence}
    </Text>
  </div>
);
