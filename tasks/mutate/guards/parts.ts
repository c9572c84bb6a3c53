import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'The direction of a field stands on the input itself',
    file: 'web/app/ui/field.tsx',
    text: '<input placeholder=" " {...input} dir={dir} />',
    instead: '<input placeholder=" " {...input} />',
    tests: ['web/app/ui/field.test.tsx'],
  },
  {
    guarantee: 'A button does one thing at a time',
    file: 'web/app/ui/action-button.tsx',
    text: "? { 'aria-disabled': true,",
    instead: "? { ...(onClick && { onClick }), 'aria-disabled': true,",
    tests: ['web/app/ui/action-button.test.tsx'],
  },
  {
    guarantee: 'Escape closes a dialog',
    file: 'web/app/ui/dialog.tsx',
    text: '        event.preventDefault();\n        onClose();\n',
    instead: '        event.preventDefault();\n',
    tests: ['web/app/ui/dialog.test.tsx'],
  },
];
