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
    `السلام عليكم ${name}،`,
    [title, body].filter(Boolean).join('\n'),
    address && `للاطلاع على التفاصيل:\n${address}`,
    'مع خالص التقدير،\nمنصة مصطلح',
  ]
    .filter(Boolean)
    .join('\n\n');
