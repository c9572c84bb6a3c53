import type { AuditEntry } from '@mustalah/contract/administration';
import { Anchor } from '../../../ui/text.tsx';
import { addressOf, nameOfSubject } from './describe.ts';

/** What was acted on, and the way to it where there is one. */
export function OnWhat({ subject }: { subject: AuditEntry['subject'] }) {
  const address = addressOf(subject);
  const name = <bdi>{nameOfSubject(subject)}</bdi>;
  return address ? (
    <Anchor to={address} size="sm">
      {name}
    </Anchor>
  ) : (
    name
  );
}
