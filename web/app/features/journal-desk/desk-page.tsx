import { getStats } from '@mustalah/contract/journal/public';
import { Link } from 'react-router';
import { FigureTiles } from '../../domain/figures.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatInteger } from '../../text/format.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useCall } from '../../use-call.ts';
import styles from './desk.module.css';
import { DeskFrame } from './desk-frame.tsx';
import { DeskTable } from './desk-table.tsx';
import { text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const tiles: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/journal-announcements', label: text.tiles.announcements, icon: 'megaphone' },
  { to: '/manage-volumes', label: text.tiles.volumes, icon: 'book' },
  { to: '/publish-journal-issue', label: text.tiles.issue, icon: 'plus' },
];

export default function DeskPage() {
  return (
    <DeskFrame>
      <Counts />
      <ul className={styles.tiles}>
        {tiles.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <Icon name={icon} size={26} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <DeskTable />
    </DeskFrame>
  );
}

/** How many papers stand where; the numbers follow what is decided on this page. */
function Counts() {
  const { data } = useCall(getStats, {}, { isAside: true });
  const names = ['total', 'pending', 'approved', 'rejected'] as const;
  return (
    <FigureTiles
      figures={names.map((name) => ({
        label: text.counts[name],
        value: data ? formatInteger(data[name]) : text.unknown,
      }))}
    />
  );
}
