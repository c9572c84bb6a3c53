import type { Reply } from '@mustalah/contract/endpoint';
import type { getSecurity } from '@mustalah/contract/identity';
import { demandsSecondFactor } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { User } from '../../../platform/session.ts';
import { readWallet } from '../wallet/read-wallet.ts';
import { siteOf } from './passkey-ceremony.ts';
import { countRecoveryCodes, findCodeAppSince, listPasskeys } from './queries.ts';

/** What an account has beside the password, as admins see it. */
export const factorsOf = async (db: Db, userId: number) => ({
  code_app: (await findCodeAppSince(db, userId)) !== null,
  passkeys: (await listPasskeys(db, userId)).length,
});

/** What protects an account, as its owner sees it. */
export async function readSecurity(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
): Promise<Reply<typeof getSecurity>> {
  return {
    second_factor_demanded: isAdmin && demandsSecondFactor(config),
    code_app_since: await findCodeAppSince(db, id),
    passkeys: await listPasskeys(db, id),
    passkey_host: siteOf(config)?.host ?? null,
    recovery_codes_left: await countRecoveryCodes(db, id),
    wallet: await readWallet(db, id, now()),
  };
}
