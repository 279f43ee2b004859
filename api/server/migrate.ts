import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { appliedMigrations, assertKnown } from '#api/db/applied-migrations.ts';
import { assertWholeRestore } from '#api/db/assert-whole-restore.ts';
import { migrationDialect } from '#api/db/client/migration-dialect.ts';
import { ensureRoles, type OwnRoles } from '#api/db/client/own-roles.ts';
import { terminateOnAbort } from '#api/db/client/terminate-on-abort.ts';
import { connect } from '#api/db/database.ts';
import { holdMigrationLock } from '#api/db/migration-lock.ts';
import * as activityMessages from '#api/db/migrations/0025-activity-messages.ts';
import * as analysisMessages from '#api/db/migrations/0029-analysis-messages.ts';
import * as storedMessages from '#api/db/migrations/0030-stored-messages.ts';
import * as engagementModels from '#api/db/migrations/0033-engagement-models.ts';
import * as forgottenLessons from '#api/db/migrations/0034-forgotten-lessons.ts';
import * as personaUsage from '#api/db/migrations/0035-persona-usage.ts';
import * as postDrafts from '#api/db/migrations/0037-post-drafts.ts';
import * as deviceZone from '#api/db/migrations/0038-device-zone.ts';
import * as campaignChanges from '#api/db/migrations/0039-campaign-changes.ts';
import * as setUp from '#api/db/migrations/0040-set-up.ts';
import * as cleanMedia from '#api/db/migrations/0063-clean-media.ts';
import * as idempotencyKeys from '#api/db/migrations/0064-idempotency-keys.ts';
import * as migrationRows from '#api/db/migrations/0066-migration-rows.ts';
import * as personaFacts from '#api/db/migrations/0069-persona-facts.ts';
import * as accountPersonas from '#api/db/migrations/0070-account-personas.ts';
import * as sharedRange from '#api/db/migrations/0072-shared-range.ts';
import * as polls from '#api/db/migrations/0073-polls.ts';
import * as partAudit from '#api/db/migrations/0074-part-audit.ts';
import * as undoneReviews from '#api/db/migrations/0075-undone-reviews.ts';
import * as deletedItems from '#api/db/migrations/0076-deleted-items.ts';
import * as initial from '#api/db/migrations/first/0001-initial.ts';
import * as rowLevelSecurity from '#api/db/migrations/first/0002-row-level-security.ts';
import * as xSignIn from '#api/db/migrations/first/0003-x-sign-in.ts';
import * as voice from '#api/db/migrations/first/0004-voice.ts';
import * as publishing from '#api/db/migrations/first/0005-publishing.ts';
import * as insight from '#api/db/migrations/first/0006-insight.ts';
import * as mediaPieces from '#api/db/migrations/first/0007-media-pieces.ts';
import * as linkXAccount from '#api/db/migrations/first/0008-link-x-account.ts';
import * as openLibraries from '#api/db/migrations/first/0009-open-libraries.ts';
import * as upkeep from '#api/db/migrations/first/0010-upkeep.ts';
import * as releasedFrom from '#api/db/migrations/first/0011-released-from.ts';
import * as totals from '#api/db/migrations/first/0012-totals.ts';
import * as ownXPosts from '#api/db/migrations/first/0013-own-x-posts.ts';
import * as ownRoles from '#api/db/migrations/first/0016-own-roles.ts';
import * as nobodyElse from '#api/db/migrations/first/0017-nobody-else.ts';
import * as onePushAccount from '#api/db/migrations/first/0020-one-push-account.ts';
import * as timeZoneData from '#api/db/migrations/first/0022-time-zone-data.ts';
import * as newsWithoutTime from '#api/db/migrations/first/0024-news-without-time.ts';
import * as members from '#api/db/migrations/teams/0041-members.ts';
import * as approvals from '#api/db/migrations/teams/0042-approvals.ts';
import * as invitations from '#api/db/migrations/teams/0043-invitations.ts';
import * as audit from '#api/db/migrations/teams/0044-audit.ts';
import * as comments from '#api/db/migrations/teams/0045-comments.ts';
import * as coordination from '#api/db/migrations/teams/0046-coordination.ts';
import * as reviewLinks from '#api/db/migrations/teams/0047-review-links.ts';
import * as linkComments from '#api/db/migrations/teams/0048-link-comments.ts';
import * as memberMail from '#api/db/migrations/teams/0049-member-mail.ts';
import * as reviewSnapshots from '#api/db/migrations/teams/0050-review-snapshots.ts';
import * as campaignWriters from '#api/db/migrations/teams/0051-campaign-writers.ts';
import * as auditAddresses from '#api/db/migrations/teams/0052-audit-addresses.ts';
import * as postWriters from '#api/db/migrations/teams/0053-post-writers.ts';
import * as assignedDrafts from '#api/db/migrations/teams/0054-assigned-drafts.ts';
import * as presentPolicy from '#api/db/migrations/teams/0055-present-policy.ts';
import * as memberShares from '#api/db/migrations/teams/0057-member-shares.ts';
import * as mailLimits from '#api/db/migrations/teams/0058-mail-limits.ts';
import * as sessionsOfAPerson from '#api/db/migrations/teams/0059-sessions-of-a-person.ts';
import * as peopleWhoLeave from '#api/db/migrations/teams/0060-people-who-leave.ts';
import * as workOfMembers from '#api/db/migrations/teams/0061-work-of-members.ts';
import * as auditCoverage from '#api/db/migrations/teams/0067-audit-coverage.ts';
import * as auditChain from '#api/db/migrations/teams/0068-audit-chain.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import { installQueues } from '#api/worker/install-queues.ts';

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
  '0016-own-roles': ownRoles,
  '0017-nobody-else': nobodyElse,
  '0020-one-push-account': onePushAccount,
  '0022-time-zone-data': timeZoneData,
  '0024-news-without-time': newsWithoutTime,
  '0025-activity-messages': activityMessages,
  '0029-analysis-messages': analysisMessages,
  '0030-stored-messages': storedMessages,
  '0033-engagement-models': engagementModels,
  '0034-forgotten-lessons': forgottenLessons,
  '0035-persona-usage': personaUsage,
  '0037-post-drafts': postDrafts,
  '0038-device-zone': deviceZone,
  '0039-campaign-changes': campaignChanges,
  '0040-set-up': setUp,
  '0041-members': members,
  '0042-approvals': approvals,
  '0043-invitations': invitations,
  '0044-audit': audit,
  '0045-comments': comments,
  '0046-coordination': coordination,
  '0047-review-links': reviewLinks,
  '0048-link-comments': linkComments,
  '0049-member-mail': memberMail,
  '0050-review-snapshots': reviewSnapshots,
  '0051-campaign-writers': campaignWriters,
  '0052-audit-addresses': auditAddresses,
  '0053-post-writers': postWriters,
  '0054-assigned-drafts': assignedDrafts,
  '0055-present-policy': presentPolicy,
  '0057-member-shares': memberShares,
  '0058-mail-limits': mailLimits,
  '0059-sessions-of-a-person': sessionsOfAPerson,
  '0060-people-who-leave': peopleWhoLeave,
  '0061-work-of-members': workOfMembers,
  '0063-clean-media': cleanMedia,
  '0064-idempotency-keys': idempotencyKeys,
  '0066-migration-rows': migrationRows,
  '0067-audit-coverage': auditCoverage,
  '0068-audit-chain': auditChain,
  '0069-persona-facts': personaFacts,
  '0070-account-personas': accountPersonas,
  '0072-shared-range': sharedRange,
  '0073-polls': polls,
  '0074-part-audit': partAudit,
  '0075-undone-reviews': undoneReviews,
  '0076-deleted-items': deletedItems,
};

export const migrationNames = Object.keys(migrations);

interface MigrateOptions {
  /** The last one to carry out; left out, all. */
  to?: string | undefined;
  /** Who serves, where that is another role than the owner. */
  login?: string | undefined;
  /** How long another one may migrate before this one gives up. */
  waitSeconds?: number;
  /** Ends it at once; what was not committed is undone. */
  signal?: AbortSignal | undefined;
}

/**
 * Brings the schema up to date, or up to one migration, as the owner of the database; answers the names
 * of what it carried out. Several starts at once wait for each other. Throws what failed, and one
 * sentence where the schema is of a newer version.
 */
export async function migrate(
  url: string,
  { to = migrationNames.at(-1) as string, login, waitSeconds, signal }: MigrateOptions = {},
): Promise<string[]> {
  const lock = await holdMigrationLock(url, waitSeconds, signal);
  try {
    const { roles, done } = await migrateTo(url, to, login, signal);
    signal?.throwIfAborted();
    // What the queues grant goes to roles that may use the schema since the second migration.
    if (to !== migrationNames[0]) await installQueues(url, roles);
    return done;
  } finally {
    await lock.release();
  }
}

async function migrateTo(
  url: string,
  to: string,
  login?: string,
  signal?: AbortSignal,
): Promise<{ roles: OwnRoles; done: string[] }> {
  const { pool, close } = connect(url, 'owner', () => {});
  pool.on('connect', (client) => terminateOnAbort(client, url, signal));
  try {
    const client = await pool.connect();
    const roles = await prepare(client, login).finally(() => client.release());
    const db = new Kysely<Tables>({ dialect: migrationDialect(pool, roles) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateTo(to);
    const failed = results.find((result) => result.status === 'Error');
    if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
    return { roles, done: results.map(({ migrationName }) => migrationName) };
  } finally {
    await close();
  }
}

/** Nothing is changed in a database that we should not touch. */
async function prepare(client: pg.PoolClient, login?: string): Promise<OwnRoles> {
  assertKnown(await appliedMigrations(client), migrationNames);
  await assertWholeRestore(client);
  return ensureRoles(client, login);
}
