import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRoles, type OwnRoles } from '#api/db/client/own-roles.ts';
import { withClient } from '#api/db/client/with-client.ts';
import { embeddedBinaries } from '#api/db/embedded/binaries.ts';
import { ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { postgresAccount } from '#api/db/embedded/run-as.ts';
import { runProgram } from '#api/db/embedded/run-program.ts';
import { migrate } from '#api/server/migrate.ts';
import type { TestDatabase } from '#api/testing/database.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

export type StopMode = 'fast' | 'immediate';

export interface OwnPostgres extends TestDatabase {
  stop(mode: StopMode): Promise<void>;
  /** On the port it had before; resolves when it answers. */
  start(): Promise<void>;
}

/** A durable Postgres that nobody else uses, so that a test may stop it. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = temporaryFolder();
  const options = { dataDir: join(folder, 'postgres'), durable: true, say: () => {} };
  const cluster = await startCluster(options);
  const url = await ensureDatabase(cluster, 'troupe');
  await migrate(url);
  const { dataDir } = cluster;
  const control = (...args: string[]) => pgControl([...args, '-D', dataDir, '-w']);
  // It forgets its port when it stops.
  const settings = optionsOf(readFileSync(join(dataDir, 'postmaster.opts'), 'utf8'));
  return {
    url,
    stop: (mode) => control('stop', '-m', mode),
    start: () => control('start', '-l', join(dataDir, 'server.log'), '-o', settings),
    asOwner: (statement) =>
      withClient({ connectionString: url }, async (owner) => (await owner.query(statement)).rows),
    roles: () =>
      withClient({ connectionString: url }, async (owner) => (await findRoles(owner)) as OwnRoles),
    async drop() {
      await control('stop', '-m', 'immediate');
      for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** What follows the program and its folder in the line that it was started with. */
function optionsOf(line: string): string {
  return line
    .trim()
    .split(' "')
    .slice(3)
    .map((option) => `"${option}`)
    .join(' ');
}

function pgControl(args: string[]): Promise<void> {
  const account = postgresAccount();
  const { pgCtl } = embeddedBinaries(account, () => {});
  return runProgram(pgCtl, args, account);
}
