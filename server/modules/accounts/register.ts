import { registerUser } from '@mustalah/contract/accounts';
import { confirmsEmail } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { passCaptcha } from './check-captcha.ts';
import { insertUser } from './create-user.ts';
import { emailTaken } from './email/confirm-email.ts';
import { isKeptForAnother } from './email/former-address.ts';
import { askToConfirm } from './email/send-link.ts';
import { refuseName } from './names/refuse-name.ts';
import { noteNetwork } from './networks/note-network.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwords/objection.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  /** A captcha token; always needed. */
  recaptcha: string;
}

/** Open an account for a visitor and give its id; where addresses are confirmed, a link is on its way. */
export async function register(
  deps: Deps,
  { name, email, password, recaptcha }: Registration,
  address: string,
): Promise<number> {
  // First: a solved captcha is spent once it is looked at.
  refuseWeakPassword(password, { email, name, role: 'user' });
  await passCaptcha(deps, registerUser, { email, recaptcha, address });
  await refuseName(deps.db, name);
  const isConfirmed = !confirmsEmail(deps.config);
  const passwordHash = await hashPassword(password);
  return deps.db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, { name, email, passwordHash, isConfirmed }, deps.now());
    // Asked afterwards: an account that leaves the address at this moment was waited for.
    if (id === null || (await isKeptForAnother(tx, email, id, deps.now()))) throw emailTaken();
    await noteNetwork(tx, deps, { userId: id, address, isOpening: true });
    if (!isConfirmed) await askToConfirm(tx, deps, { userId: id, email });
    return id;
  });
}
