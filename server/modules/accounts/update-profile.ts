import { normalize } from '@mustalah/morphology';
import type { Deps } from '../../platform/deps.ts';
import { refuseReservedName, sameName } from './names/reserved-names.ts';
import { getUser, type UserRow } from './queries.ts';

export interface Profile {
  name: string;
  bio: string;
  education_level: string;
  institution: string;
  wallet_address: string;
  /** Kept as it is when absent: the profile form does not show it. */
  area_of_expertise?: string | undefined;
}

/** Write what a user says about themself. */
export async function updateProfile({ db }: Deps, userId: number, profile: Profile): Promise<UserRow> {
  const { name, bio, education_level, institution, wallet_address, area_of_expertise } = profile;
  const before = await getUser(db, userId);
  // Whoever bears such a name already may go on with the rest of the profile.
  if (before.role !== 'admin' && !sameName(before.name, name)) await refuseReservedName(db, name);
  await db
    .updateTable('users')
    .set({ name, name_key: normalize(name), bio, education_level, institution, wallet_address })
    .$if(area_of_expertise !== undefined, (query) =>
      query.set({ area_of_expertise: area_of_expertise ?? '' }),
    )
    .where('id', '=', userId)
    .execute();
  return getUser(db, userId);
}
