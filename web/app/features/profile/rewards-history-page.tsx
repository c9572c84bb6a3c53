import { Navigate } from 'react-router';
import { privatePageMeta } from '../../page-meta.ts';
import { useSession } from '../../session.ts';
import { rewardsText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

/** The address by which notices and bookmarks know the rewards, which stand on one page. */
export default function RewardsHistoryPage() {
  const { user } = useSession();
  // The guard lets nobody else in; while one signs out there is nothing to show.
  return user && <Navigate to="/profile?tab=rewards" replace />;
}
