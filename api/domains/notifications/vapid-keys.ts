import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import type { PushKeys } from '#api/providers/push/send-push.ts';

const NAME = 'vapid';
const place = { table: 'server_secrets', workspaceId: '', field: NAME };

/**
 * The keys by which browsers know this installation: made at the first wish, then kept, as a
 * subscription is good only for the key it was made with.
 */
export async function vapidKeys({ db, sealer }: Pick<Context, 'db' | 'sealer'>): Promise<PushKeys> {
  const kept = (await readSecret(db)) ?? (await makeSecret({ db, sealer }));
  return JSON.parse(sealer.open(kept, place)) as PushKeys;
}

async function makeSecret({ db, sealer }: Pick<Context, 'db' | 'sealer'>): Promise<string> {
  const { default: webPush } = await import('web-push');
  const sealed = sealer.seal(JSON.stringify(webPush.generateVAPIDKeys()), place);
  await db
    .insertInto('server_secrets')
    .values({ name: NAME, sealed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Of two that make them at once the first one's stand.
  return (await readSecret(db)) as string;
}

async function readSecret(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('server_secrets')
    .select('sealed')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.sealed;
}
