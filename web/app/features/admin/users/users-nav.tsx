import { SectionNav } from '../../../ui/section-nav.tsx';
import { groupsText, text } from './text.ts';

const pages = [
  { to: '/admin-users', label: text.usersTitle },
  { to: '/user-roles', label: text.rolesTitle },
  { to: '/admin-users/alike', label: groupsText.title },
];

/** From one page of accounts to the others. */
export const UsersNav = ({ isOfOne = false }: { isOfOne?: boolean }) => (
  <SectionNav
    label={text.pagesOfUsers}
    links={pages.map((page) => ({ ...page, isAround: isOfOne && page.to === '/admin-users' }))}
  />
);
