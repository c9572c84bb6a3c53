import { parseArgs } from 'node:util';
import { audit } from '../../platform/audit.ts';
import { migrateStore } from '../../platform/open.ts';
import { openSecrets, rotateSigning } from '../../platform/secrets.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  summary: 'sign tokens and links with a new key from now on',
  help: `Usage: secrets:rotate

Makes a new key for access tokens and links to files. All processes learn of it within half a minute, without a restart; what
the old key has signed holds until it ends, so nobody is signed out. The key that seals the secrets in the database is another
one: see SECRETS_KEY in .env.example.

Example: secrets:rotate`,

  async run(terminal, args) {
    parseArgs({ args });
    const store = await terminal.openStore();
    await migrateStore(store);
    await openSecrets(store.db, store.local);
    await rotateSigning(store.db, store.local, new Date());
    await audit(store.db, { actorId: null, action: 'secrets.rotate', subject: 'secrets' });
    terminal.print('A new key signs from now on; the old one holds for ten minutes more.');
  },
};
