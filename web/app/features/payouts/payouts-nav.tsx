import { SectionNav } from '../../ui/section-nav.tsx';
import { text } from './text.ts';

const pages = [
  { to: '/admin-payouts', label: text.pay },
  { to: '/admin-payouts/approvals', label: text.approvals },
  { to: '/admin-payouts/review', label: text.review },
  { to: '/admin-payouts/audit', label: text.audit },
  { to: '/admin-payout-log', label: text.log },
];

/** From one page of payouts to the others. */
export const PayoutsNav = () => <SectionNav label={text.pages} links={pages} />;
