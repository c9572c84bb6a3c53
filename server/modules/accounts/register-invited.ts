import type { Db, Tx } from '../../platform/db.ts';
import type { DepsInTransaction } from '../../platform/deps.ts';
import { insertUser } from './create-user.ts';
import { emailTaken } from './email/confirm-email.ts';
import { isKeptForAnother } from './email/former-address.ts';
import { refuseName } from './names/refuse-name.ts';
import { noteNetwork } from './networks/note-network.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwords/objection.ts';

interface Invited {
  name: string;
  email: string;
  password: string;
}

/** What the account of somebody who was invited is made of, once nothing stands against it; before the transaction. */
export async function prepareInvited(
  db: Db,
  { password, ...invited }: Invited,
): Promise<{ name: string; email: string; passwordHash: string }> {
  // guard: Who is invited chooses a password as everybody does (../journal/review/address-invitation.test.ts)
  refuseWeakPassword(password, { ...invited, role: 'user' });
  await refuseName(db, invited.name);
  return { ...invited, passwordHash: await hashPassword(password) };
}

/** Open it. Its address is confirmed: whoever does this has the link that was sent there. */
export async function openInvited(
  tx: Tx,
  deps: DepsInTransaction,
  prepared: Awaited<ReturnType<typeof prepareInvited>>,
  address: string,
): Promise<number> {
  const now = deps.now();
  const id = await insertUser(tx, { ...prepared, isConfirmed: true }, now);
  if (id === null || (await isKeptForAnother(tx, prepared.email, id, now))) throw emailTaken();
  await noteNetwork(tx, deps, { userId: id, address, isOpening: true });
  return id;
}
