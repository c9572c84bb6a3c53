import { Alert, Anchor, Card, Container, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormProps } from '../../use-form-write.ts';

export interface FormMessage {
  kind: 'error' | 'success';
  text: string;
}

interface FormFrameProps {
  title: string;
  message: FormMessage | null;
  form: FormProps;
  children?: ReactNode;
  links: { to: string; label: string }[];
}

/** The card that the forms around signing in share: title, message, fields, links. */
export function FormFrame({ title, message, form, children, links }: FormFrameProps) {
  return (
    <Container size={460} px={0} w="100%">
      <Stack gap="md">
        <Card withBorder padding="lg">
          <form {...form}>
            <Stack gap="md">
              <Title order={1} size="h2" ta="center">
                {title}
              </Title>
              <div aria-live="polite">
                {message && (
                  <Alert
                    color={message.kind === 'error' ? 'red' : 'green'}
                    variant="outline"
                    role={message.kind === 'error' ? 'alert' : 'status'}
                    title={message.text}
                  />
                )}
              </div>
              {children}
            </Stack>
          </form>
        </Card>
        <Stack gap={4} align="center">
          {links.map(({ to, label }) => (
            <Anchor key={to} component={Link} to={to} size="sm">
              {label}
            </Anchor>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}
