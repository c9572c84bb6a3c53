import { expect, test } from 'vitest';
import { buildUser } from '../../../test/factories.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { lockActiveUser } from '../queries.ts';
import { sendAddressWayBack } from './former-address.ts';

const w = world();

test('a way back that ends while its mail is made goes out to nobody, and none is left', async () => {
  const user = await buildUser(w.db);
  const held = Buffer.alloc(32, 7);
  const way = { token_hash: held, user_id: user.id, email: 'left@example.org', last_wallet_change: 0 };
  await w.db
    .insertInto('former_addresses')
    .values({ ...way, expires_at: new Date(w.clock.now.getTime() + 3_600_000) })
    .execute();
  let sending: Promise<void> | undefined;
  await w.db.transaction().execute(async (tx) => {
    await lockActiveUser(tx, user.id);
    sending = sendAddressWayBack(w.deps, { held: held.toString('hex') });
    await untilWaiting(w.db);
    await tx.deleteFrom('former_addresses').where('user_id', '=', user.id).execute();
  });
  await sending;
  expect(await w.db.selectFrom('former_addresses').selectAll().execute()).toEqual([]);
  expect(w.mail.sent).toEqual([]);
});
