import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl } from '#api/config/env.ts';
import { startCluster } from '#api/db/embedded/cluster.ts';
import { migrate } from '#api/server/migrate.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
  }
}

export const TEMPLATE = 'troupe_template';

/** One server and one migrated template for the whole run: DATABASE_URL's, else an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = databaseUrl();
  const folder = temporaryFolder();
  const cluster = given
    ? null
    : await startCluster({ dataDir: join(folder, 'postgres'), durable: false, say: () => {} });
  const adminUrl = given ?? (cluster as NonNullable<typeof cluster>).url('postgres');
  await prepareTemplate(adminUrl);
  project.provide('adminUrl', adminUrl);
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepareTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate(withDatabase(adminUrl, TEMPLATE));
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
