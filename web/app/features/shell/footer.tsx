import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import styles from './shell.module.css';
import { text } from './text.ts';

const links = [
  { to: '/about', label: text.about },
  { to: '/contact', label: text.contact },
  { to: '/publishing-guide', label: text.guide },
  { to: '/community', label: text.community },
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerLinks}>
        {links.map(({ to, label }) => (
          <Anchor key={to} component={Link} to={to} size="sm">
            {label}
          </Anchor>
        ))}
        <Anchor href="/api/docs" size="sm">
          {text.footerApi}
        </Anchor>
      </div>
      <Text size="sm" c="dimmed">
        {text.footerLicence}
      </Text>
    </footer>
  );
}
