import type { Reply } from '@mustalah/contract/endpoint';
import type { FieldErrors } from '@mustalah/contract/errors';
import { LetterId, type listTemplates as listCall } from '@mustalah/contract/journal/templates';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { letters } from './letters.ts';
import { samples } from './places.ts';
import { listWordings, removeWording, writeWording } from './queries.ts';
import { fillAll, missingPlaces, unknownPlaces, type Wording } from './rules.ts';
import { templateText } from './text.ts';

type LetterTemplate = Reply<typeof listCall>[number];

/** All letters in the order of the contract, each as it goes out now. */
export async function listLetters(db: Db): Promise<LetterTemplate[]> {
  const changed = new Map((await listWordings(db)).map(({ letter, ...wording }) => [letter, wording]));
  return LetterId.options.map((id) => {
    const { to, occasion, subject, body, places, needs = [] } = letters[id];
    const own = changed.get(id);
    const isNeeded = (name: string) => needs.some((each) => each === name);
    return {
      id,
      to,
      occasion,
      subject: own?.subject ?? subject,
      body: own?.body ?? body,
      places: places.map((name) => ({ name, sample: samples[name], is_needed: isNeeded(name) })),
      default_subject: subject,
      default_body: body,
      changed_at: own?.changed_at.toISOString() ?? null,
      changed_by: own?.changed_by ?? null,
    };
  });
}

async function getLetter(db: Db, id: LetterId): Promise<LetterTemplate> {
  const letter = (await listLetters(db)).find((each) => each.id === id);
  if (!letter) throw new Error(`no letter ${id}`);
  return letter;
}

/** How a wording would look in a letter. */
export function previewWording(id: LetterId, wording: Wording): Wording {
  refuseFaulty(id, wording);
  return fillAll(wording, samples);
}

/** Word a letter anew; as it was delivered, it is no change. */
export async function saveWording(
  { db, now }: Deps,
  id: LetterId,
  wording: Wording,
  by: number,
): Promise<LetterTemplate> {
  refuseFaulty(id, wording);
  return db.transaction().execute(async (tx) => {
    await writeWording(tx, { id, ...wording, by, now: now() });
    await audit(tx, { actorId: by, action: 'letter.edit', subject: `letter:${id}`, detail: { ...wording } });
    return getLetter(tx, id);
  });
}

/** Let a letter go out as it was delivered again. */
export async function resetWording({ db }: Deps, id: LetterId, by: number): Promise<LetterTemplate> {
  return db.transaction().execute(async (tx) => {
    const removed = await removeWording(tx, id);
    if (removed) {
      await audit(tx, { actorId: by, action: 'letter.reset', subject: `letter:${id}`, detail: removed });
    }
    return getLetter(tx, id);
  });
}

function refuseFaulty(id: LetterId, wording: Wording): void {
  const fields = wordingFaults(id, wording);
  // guard: A letter with a place that it does not know is not kept (templates.test.ts)
  if (fields) throw new Refusal(400, 'bad_request', { fields });
}

/** What is wrong with a wording of this letter, by its fields; null when nothing is. */
export function wordingFaults(id: LetterId, { subject, body }: Wording): FieldErrors | null {
  const { places, needs = [] } = letters[id];
  const unknownIn = (text: string) =>
    unknownPlaces(text, places).map((name) => templateText.unknownPlace(name, places));
  const faults = {
    subject: unknownIn(subject),
    body: [...unknownIn(body), ...missingPlaces(body, needs).map(templateText.missingPlace)],
  };
  const found = Object.entries(faults).filter(([, said]) => said.length > 0);
  return found.length > 0 ? Object.fromEntries(found) : null;
}
