import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBucket } from '#api/domains/buckets/create-bucket.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { cuttingProxy } from '#api/testing/postgres/cutting-proxy.ts';
import type { DatabaseProxy } from '#api/testing/postgres/database-proxy.ts';
import { createBucketInput } from '#shared/contracts/buckets.ts';
import { type Connection, connect } from '../database.ts';
import { withWorkspace } from '../tenant.ts';

const owner = randomUUID();
let database: TestDatabase;
let listener: pg.Client;
let heard: string[] = [];
let proxy: DatabaseProxy;
let connection: Connection;

beforeAll(async () => {
  database = await cloneDatabase();
  await database.asOwner(`insert into workspaces (id, name) values ('${owner}', 'w')`);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload).topic));
  await listener.query('listen troupe_live');
});
beforeEach(() => {
  heard = [];
});
afterEach(async () => {
  await connection.close();
  await proxy.close();
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});

async function losing(isMeant: (sent: Buffer) => boolean): Promise<Connection['db']> {
  proxy = await cuttingProxy(database.url, isMeant);
  connection = connect(proxy.url, 'app', () => {});
  return connection.db;
}

it('what a transaction has written is told though the answer to its commit is lost', async () => {
  const db = await losing((sent) => sent.includes('commit') && !sent.includes('begin'));
  const lost = withWorkspace(db, owner, async (tx) => {
    await tx.updateTable('workspaces').set({ name: 'kept' }).where('id', '=', owner).execute();
    announce(tx, owner, 'settings');
  });
  await expect(lost).rejects.toThrow('Connection terminated');
  expect(await database.asOwner('select name from workspaces')).toEqual([{ name: 'kept' }]);
  await expect.poll(() => heard).toEqual(['settings']);
});

it('so is what was written in one trip', async () => {
  const db = await losing((sent) => sent.includes('insert into "content_buckets"'));
  const input = createBucketInput.parse({ name: 'Kept' });
  await expect(createBucket(db, owner, input)).rejects.toThrow('Connection terminated');
  expect(await database.asOwner('select name from content_buckets')).toEqual([{ name: 'Kept' }]);
  await expect.poll(() => heard).toEqual(['samples']);
});
