import { type Migration, Migrator } from 'kysely/migration';
import { installQueues } from '#api/jobs/install-queues.ts';
import { connect, type Database } from './database.ts';
import * as initial from './migrations/0001-initial.ts';
import * as rowLevelSecurity from './migrations/0002-row-level-security.ts';
import * as xSignIn from './migrations/0003-x-sign-in.ts';
import * as voice from './migrations/0004-voice.ts';
import * as publishing from './migrations/0005-publishing.ts';
import * as insight from './migrations/0006-insight.ts';
import * as mediaPieces from './migrations/0007-media-pieces.ts';
import * as linkXAccount from './migrations/0008-link-x-account.ts';
import * as openLibraries from './migrations/0009-open-libraries.ts';
import * as upkeep from './migrations/0010-upkeep.ts';
import * as releasedFrom from './migrations/0011-released-from.ts';
import * as totals from './migrations/0012-totals.ts';
import * as ownXPosts from './migrations/0013-own-x-posts.ts';
import * as onePushAccount from './migrations/0020-one-push-account.ts';
import * as timeZoneData from './migrations/0022-time-zone-data.ts';
import * as newsWithoutTime from './migrations/0024-news-without-time.ts';

/** Forward only: a migration that has landed is never edited. */
const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-row-level-security': rowLevelSecurity,
  '0003-x-sign-in': xSignIn,
  '0004-voice': voice,
  '0005-publishing': publishing,
  '0006-insight': insight,
  '0007-media-pieces': mediaPieces,
  '0008-link-x-account': linkXAccount,
  '0009-open-libraries': openLibraries,
  '0010-upkeep': upkeep,
  '0011-released-from': releasedFrom,
  '0012-totals': totals,
  '0013-own-x-posts': ownXPosts,
  '0020-one-push-account': onePushAccount,
  '0022-time-zone-data': timeZoneData,
  '0024-news-without-time': newsWithoutTime,
};

export const migrationNames = Object.keys(migrations);

/**
 * Brings the schema up to date, or up to one migration. Several starts at once wait for each other.
 * Throws what failed.
 */
export async function migrate(url: string, to = migrationNames.at(-1) as string): Promise<void> {
  const { db, close } = connect(url, 'owner', () => {});
  try {
    await migrateTo(db, to);
    // What the queues grant goes to roles that the second migration makes.
    if (to !== migrationNames[0]) await installQueues(url);
  } finally {
    await close();
  }
}

async function migrateTo(db: Database, to: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateTo(to);
  const failed = results?.find((result) => result.status === 'Error');
  if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}
