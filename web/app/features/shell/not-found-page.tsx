import { data } from 'react-router';

/** An address that nothing owns is a 404, not an empty page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
