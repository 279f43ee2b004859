import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, startCluster } from '#api/db/embedded/cluster.ts';
import { migrate } from '#api/server/migrate.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

export interface BenchCluster {
  /** The address of a new database of that name, migrated. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A durable Postgres of its own, in a folder that goes with it. */
export async function benchCluster(): Promise<BenchCluster> {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'postgres');
  const cluster = await startCluster({ dataDir, durable: true, say: () => {} });
  return {
    async database(name) {
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
