import { PROFILE_LIMITS } from '@mustalah/contract/accounts';
import { PASSWORD_LENGTH } from '@mustalah/contract/fields';
import {
  acceptSignedIn,
  acceptWithNewAccount,
  declineAddressInvitation,
  showAddressInvitation,
} from '@mustalah/contract/journal/address-invitations';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, sayFailure } from '../../api.ts';
import { counted } from '../../domain/counted.ts';
import { DeadLink, LinkFailure } from '../../domain/link-failure.tsx';
import { keepingNext } from '../../next-path.ts';
import { type PageHandle, secretPageMeta } from '../../page-meta.ts';
import { reloadUser, useSession } from '../../session.ts';
import { common } from '../../text/common.ts';
import { countOf, formatDay } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LongTextField, SecretField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { useWrite } from '../../use-write.ts';
import { Duties } from './duties.tsx';
import styles from './reviewing.module.css';
import { linkText, text as ownText, addressText as text } from './text.ts';

export const handle: PageHandle = { search: ['token'] };

export const meta = () => secretPageMeta(linkText.title);

type Answered = { detail: string; isAccepted: boolean; isNew: boolean };

/** An invitation to somebody without an account: read here, declined with one press, accepted with an account. */
export default function AddressInvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [answered, setAnswered] = useState<Answered | null>(null);
  return (
    <PageFrame title={linkText.title} width="text">
      {answered && (
        <Alert role="status" title={answered.detail}>
          {answered.isAccepted && (
            <Button
              to={answered.isNew ? keepingNext('/login', '/reviewer-dashboard') : '/reviewer-dashboard'}
            >
              {answered.isNew ? text.signIn : linkText.toDashboard}
            </Button>
          )}
        </Alert>
      )}
      {!token && <DeadLink words={linkText.missing} />}
      {token && !answered && <Invitation token={token} onAnswered={setAnswered} />}
    </PageFrame>
  );
}

interface InvitationProps {
  token: string;
  onAnswered: (answered: Answered) => void;
}

function Invitation({ token, onAnswered }: InvitationProps) {
  const { data, error, refetch } = useCall(
    showAddressInvitation,
    { query: { token } },
    { staleTime: 0, gcTime: 0 },
  );
  if (error)
    return <LinkFailure error={error} message={linkText.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Text role="status">{linkText.loading}</Text>;
  const { title, abstract, main_category, sub_category, respond_by, due_in_days } = data;
  return (
    <Stack gap="md">
      <Text c="dimmed">{linkText.lead}</Text>
      <Card component="article" padding="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            <bdi>{title}</bdi>
          </Title>
          <Text size="sm" c="dimmed">
            {main_category} / {sub_category}
          </Text>
          <Text dir="auto" className={styles.prose}>
            {abstract || ownText.noAbstract}
          </Text>
        </Stack>
      </Card>
      <Text>{text.terms(formatDay(respond_by), countOf(due_in_days, counted.days))}</Text>
      <Duties />
      {data.has_account ? (
        <Acceptance token={token} email={data.email} onAnswered={onAnswered} />
      ) : (
        <NewAccount token={token} name={data.name} email={data.email} onAnswered={onAnswered} />
      )}
      <Declining token={token} onAnswered={onAnswered} />
    </Stack>
  );
}

/** Of an address that has an account: its owner accepts signed in. */
function Acceptance({ token, email, onAnswered }: InvitationProps & { email: string }) {
  const { user } = useSession();
  const [failure, setFailure] = useState('');
  const { write, isPending } = useWrite(() => call(acceptSignedIn, { body: { token } }), {
    outdates: [listReviewerPapers],
    onSuccess({ detail }) {
      // The role is new.
      void reloadUser();
      onAnswered({ detail, isAccepted: true, isNew: false });
    },
    onError: (error) => setFailure(sayFailure(error, ownText.answerFailed)),
  });
  return (
    <Stack component="section" gap="sm" align="start">
      {failure && <Alert color="red" role="alert" title={failure} />}
      {user ? (
        <ActionButton isBusy={isPending} onClick={() => write()}>
          {ownText.accept}
        </ActionButton>
      ) : (
        <>
          <Text>{text.hasAccount(email)}</Text>
          <Button to={keepingNext('/login', `/reviewer-invitation?token=${encodeURIComponent(token)}`)}>
            {text.signIn}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Accepting makes an account for the address that the link was sent to. */
function NewAccount({ token, name, email, onAnswered }: InvitationProps & { name: string; email: string }) {
  const [failure, setFailure] = useState('');
  const form = useFormWrite({
    initialValues: { name, password: '' },
    check: (values) => ({
      ...(!values.name.trim() && { name: common.required }),
      ...(values.password.length < PASSWORD_LENGTH.min && { password: text.passwordShort }),
    }),
    send: (values) => call(acceptWithNewAccount, { body: { token, ...values } }),
    outdates: [],
    onSuccess: ({ detail }) => onAnswered({ detail, isAccepted: true, isNew: true }),
    onError: (error) => setFailure(sayFailure(error, ownText.answerFailed)),
  });
  return (
    <Card component="section" padding="md">
      <form {...form.props}>
        <Stack gap="sm" align="stretch">
          <Title order={2} size="h4">
            {text.newAccount}
          </Title>
          <Text size="sm" c="dimmed">
            {text.accountOf} <bdi>{email}</bdi>
          </Text>
          {failure && <Alert color="red" role="alert" title={failure} />}
          <TextField
            {...form.inputFor('name')}
            label={text.name}
            required
            autoComplete="name"
            maxLength={PROFILE_LIMITS.name}
          />
          <SecretField
            {...form.inputFor('password')}
            label={text.password}
            description={text.passwordHint}
            required
            autoComplete="new-password"
            maxLength={PASSWORD_LENGTH.max}
          />
          <Group gap="xs">
            <ActionButton type="submit" isBusy={form.isSending}>
              {text.acceptNew}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function Declining({ token, onAnswered }: InvitationProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const { write, isPending } = useWrite(() => call(declineAddressInvitation, { body: { token, reason } }), {
    outdates: [],
    onSuccess: ({ detail }) => onAnswered({ detail, isAccepted: false, isNew: false }),
    onError: (error) => setFailure(sayFailure(error, ownText.answerFailed)),
  });
  return (
    <Stack component="section" gap="sm" align="stretch">
      {failure && <Alert color="red" role="alert" title={failure} />}
      <LongTextField
        label={linkText.reason}
        description={ownText.reasonHint}
        rows={2}
        maxLength={PAPER_LENGTHS.conflict}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Group gap="xs">
        <ActionButton isBusy={isPending} variant="default" onClick={() => write()}>
          {ownText.decline}
        </ActionButton>
      </Group>
    </Stack>
  );
}
