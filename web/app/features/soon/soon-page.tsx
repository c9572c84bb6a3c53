import { useLocation } from 'react-router';
import { common } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { text } from './text.ts';

export const meta = () => [
  { title: `${text.title} — ${common.siteName}` },
  { name: 'robots', content: 'noindex' },
];

/** Stands on routes whose screen comes later, and says so. */
export default function SoonPage() {
  const { pathname } = useLocation();
  const screen = text.screens[`/${pathname.split('/')[1]}`];
  return (
    <PageFrame title={screen ?? text.title} lead={text.body}>
      <div>
        <Button to="/">{common.backHome}</Button>
      </div>
    </PageFrame>
  );
}
