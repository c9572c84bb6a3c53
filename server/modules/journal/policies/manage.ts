import type { Reply } from '@mustalah/contract/endpoint';
import { type listPolicies as listCall, PolicyName, policyPlaces } from '@mustalah/contract/journal/policies';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { unknownPlaces } from '../templates/rules.ts';
import { addVersion, findVersion, listVersions } from './queries.ts';
import { original } from './read-policy.ts';
import { unknownPlace } from './text.ts';

type ManagedPolicy = Reply<typeof listCall>[number];

/** All pages in the order of the contract, each as it is now. */
export const listManaged = (db: Db): Promise<ManagedPolicy[]> =>
  Promise.all(PolicyName.options.map((name) => getManaged(db, name)));

async function getManaged(db: Db, name: PolicyName): Promise<ManagedPolicy> {
  const [last, versions] = await Promise.all([findVersion(db, name), listVersions(db, name)]);
  return { name, ...(last ?? original), saved_by: versions[0]?.saved_by ?? null, versions };
}

interface NewText {
  /** Null goes back to the text of the program. */
  text: string | null;
  /** The version that the editor had in view. */
  after: number;
  by: number;
}

/** Put a text in place of the one that stands there, which stays as a former version; the same once more is no change. */
export async function saveText({ db, now }: Deps, name: PolicyName, { text, after, by }: NewText) {
  const unknown = unknownPlaces(text ?? '', policyPlaces[name]);
  // guard: A page with a place that it does not know is not kept (policies.test.ts)
  if (unknown.length > 0) {
    const said = unknown.map((place) => unknownPlace(place, policyPlaces[name]));
    throw new Refusal(400, 'bad_request', { fields: { text: said } });
  }
  return db.transaction().execute(async (tx) => {
    const last = (await findVersion(tx, name)) ?? original;
    if (last.text !== text) {
      const version = after + 1;
      const added =
        // guard: What another editor saved meanwhile is not written over (policies.test.ts) ‹last.version === after → true›
        last.version === after &&
        (await addVersion(tx, { page: name, version, text, saved_at: now(), saved_by: by }));
      if (!added) throw new Refusal(409, 'policy_changed');
      const action = text === null ? 'policy.reset' : 'policy.edit';
      await audit(tx, { actorId: by, action, subject: `policy:${name}`, detail: { version } });
    }
    return getManaged(tx, name);
  });
}
