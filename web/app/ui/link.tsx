import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link to a page of ours. While the server renders it is a plain one: what the router adds to it in a browser costs a
 * page a tenth of its time and shows nowhere.
 */
export function Link({ to, preventScrollReset, replace, state, ...rest }: LinkProps) {
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/')) {
    return (
      <a {...rest} href={to}>
        {rest.children}
      </a>
    );
  }
  return (
    <RouterLink
      {...rest}
      to={to}
      preventScrollReset={preventScrollReset}
      replace={replace}
      state={state}
      discover="none"
    />
  );
}
