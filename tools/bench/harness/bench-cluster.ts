import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { migrate } from '#api/server/migrate.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

export type BenchCluster = Awaited<ReturnType<typeof benchCluster>>;

/** A durable Postgres of its own, in a folder that goes with it. */
export async function benchCluster() {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'postgres');
  const cluster = await startCluster({ dataDir, durable: true, say: () => {} });
  return {
    /** The address of a new database of that name, migrated. */
    async database(name: string) {
      const url = await ensureDatabase(cluster, name);
      await migrate(url);
      return url;
    },
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
