import { greetingName } from '../accounts/names/objection.ts';

interface MailParts {
  name: string;
  title: string;
  body: string;
  /** A whole address, or empty. */
  address: string;
}

/** The mail that goes with a notice. */
export const mailText = ({ name, title, body, address }: MailParts): string =>
  [
    greeting(name),
    [title, body].filter(Boolean).join('\n'),
    address && `للاطلاع على التفاصيل:\n${address}`,
    'مع خالص التقدير،\nمنصة مصطلح',
  ]
    .filter(Boolean)
    .join('\n\n');

function greeting(given: string): string {
  const name = greetingName(given);
  return name ? `السلام عليكم ${name}،` : 'السلام عليكم،';
}
