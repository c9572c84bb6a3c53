import { normalize } from '@mustalah/morphology';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import type { User } from '../../platform/session.ts';
import { refuseName } from './names/refuse-name.ts';
import { sameName } from './names/reserved-names.ts';
import { getUser, type UserRow } from './queries.ts';
import { changeWallet, type Tell } from './wallet/change-wallet.ts';
import { lockWallet } from './wallet/lock-wallet.ts';

export interface Profile {
  name: string;
  bio: string;
  education_level: string;
  institution: string;
  wallet_address: string;
  /** These are kept as they are when absent. */
  affiliation?: string | undefined;
  orcid?: string | undefined;
  area_of_expertise?: string | undefined;
}

/** Who saves it, and from where. */
export interface Saver {
  user: Pick<User, 'id' | 'session'>;
  address: string;
}

/** Write what a user says about themself; another wallet in the place of one that is there needs more than a token. */
export async function updateProfile(
  deps: Deps,
  tell: Tell,
  { user, address }: Saver,
  profile: Profile,
): Promise<UserRow> {
  const { db } = deps;
  const { name, wallet_address } = profile;
  const before = await getUser(db, user.id);
  // Whoever bears such a name already may go on with the rest of the profile.
  if (name !== before.name) {
    await refuseName(db, name, { isOfTeam: before.role === 'admin' || sameName(before.name, name) });
  }
  await db.transaction().execute(async (tx) => {
    const held = await lockWallet(tx, user.id);
    // Suspended within the last moment.
    if (!held) throw new Refusal(401, 'session_ended');
    await writeProfile(tx, user.id, profile);
    await changeWallet(tx, deps, tell, { user, held, to: wallet_address, address });
  });
  return getUser(db, user.id);
}

/** Whether the published articles of a user stand together on a page, also without an ORCID. */
export const setAuthorPage = (db: Db, userId: number, isShown: boolean) =>
  db.updateTable('users').set({ author_page: isShown }).where('id', '=', userId).execute();

/** The same as it is given, but for the wallet. */
export const writeProfile = (
  db: Db,
  userId: number,
  { name, bio, education_level, institution, ...kept }: Omit<Profile, 'wallet_address'>,
) =>
  db
    .updateTable('users')
    .set({ name, name_key: normalize(name), bio, education_level, institution })
    .set(({ ref }) => ({
      area_of_expertise: kept.area_of_expertise ?? ref('area_of_expertise'),
      affiliation: kept.affiliation ?? ref('affiliation'),
      orcid: kept.orcid ?? ref('orcid'),
    }))
    .where('id', '=', userId)
    .execute();
