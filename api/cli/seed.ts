import pino from 'pino';
import { connect } from '#api/db/database.ts';
import { signIn } from '#api/domains/auth/sign-in.ts';
import { createPersona } from '#api/domains/personas/create-persona.ts';
import { openQueue } from '#api/queue/queue.ts';
import { migrate } from '#api/server/migrate.ts';
import { createPersonaInput } from '#shared/contracts/persona-changes.ts';
import { personaTemplates } from '#shared/lib/persona-templates.ts';
import { runCommand } from './run-command.ts';

/** `npm run seed`: the example personas for the user that the test login signs in. */
await runCommand(async (env, say, open) => {
  const database = await open();
  await migrate(database.owner, database);
  const { db, close } = connect(database.url, 'app', (error) => say(error.message));
  const queue = await openQueue(database.direct, pino({ level: env.LOG_LEVEL }), false);
  try {
    const { workspaceId } = await signIn(db, { subject: 'test:testuser', username: 'testuser' });
    for (const persona of personaTemplates) {
      await createPersona({ db, queue }, workspaceId, createPersonaInput.parse(persona));
      say(`Created ${persona.name}`);
    }
  } finally {
    await queue.stop();
    await close();
  }
});
