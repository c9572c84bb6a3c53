import type { ReactNode } from 'react';
import { RefusedCall, sayFailure } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor } from '../../ui/text.tsx';
import type { FormProps } from '../../use-form-write.ts';
import styles from './form-frame.module.css';

export interface FormMessage {
  kind: 'error' | 'success';
  text: string;
  /** What can be done about it. */
  way?: { to: string; label: string };
}

/** What to say above a form of a failure; what stands at one of its fields is not said once more. */
export function failureOf(error: unknown, values: object, fallback: string): FormMessage | null {
  if (error instanceof RefusedCall && Object.keys(error.fields).some((field) => field in values)) return null;
  return { kind: 'error', text: sayFailure(error, fallback) };
}

interface FormFrameProps {
  title: string;
  /** Why one is here. */
  lead?: string | undefined;
  message: FormMessage | null;
  form: FormProps;
  children?: ReactNode;
  links: { to: string; label: string }[];
}

/** The page that the forms around signing in share: title, message, fields, links. */
export function FormFrame({ title, lead, message, form, children, links }: FormFrameProps) {
  return (
    <PageFrame title={title} lead={lead}>
      <Stack gap="md" className={styles.form}>
        <Card padding="lg">
          <form {...form}>
            <Stack gap="md">
              <div aria-live="polite" className={styles.message}>
                {message && (
                  <Alert
                    color={message.kind === 'error' ? 'red' : 'green'}
                    role={message.kind === 'error' ? 'alert' : 'status'}
                    title={message.text}
                  >
                    {message.way && <Anchor to={message.way.to}>{message.way.label}</Anchor>}
                  </Alert>
                )}
              </div>
              {children}
            </Stack>
          </form>
        </Card>
        <Stack gap={4} align="start">
          {links.map(({ to, label }) => (
            <Anchor key={to} to={to} size="sm">
              {label}
            </Anchor>
          ))}
        </Stack>
      </Stack>
    </PageFrame>
  );
}
