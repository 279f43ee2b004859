import { connect } from '#api/db/database.ts';
import { resignChains } from '#api/domains/audit/chain/resign-chains.ts';
import { openSealer } from '#api/secrets/app-secret.ts';
import { assertSetUp } from './assert-database.ts';
import { rotateSealedValues } from './rotate-sealed-values.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:reseal`: seals everything with APP_SECRET, after a change of it; servers may run. */
await runCommand(async (env, say, open) => {
  const sealer = openSealer(env);
  const database = await open();
  const own = connect(database.url, 'app', (error) => say(error.message));
  const across = connect(database.url, 'worker', (error) => say(error.message));
  try {
    await assertSetUp(database.owner);
    const tools = { db: own.db, across: across.db, sealer };
    const { sealed, unreadable } = await rotateSealedValues(tools);
    say(`Sealed anew with the present secret: ${sealed}.`);
    const { broken } = await resignChains(tools);
    for (const id of broken) say(`The audit log of ${id} does not hold: see audit:verify.`);
    if (unreadable > 0) {
      throw new Error(
        `${unreadable} secrets were sealed with one that is not known. Add it to APP_SECRET_PREVIOUS and run this again.`,
      );
    }
    say('APP_SECRET_PREVIOUS is not needed any more once every server runs with the present one.');
  } finally {
    await own.close();
    await across.close();
  }
});
