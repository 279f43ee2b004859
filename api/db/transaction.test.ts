import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityLine, recordActivity } from '#api/domains/activities/public.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { afterCommit } from './after-commit.ts';
import { type Connection, connect, type Db } from './database.ts';
import { withWorkspace, withWorkspaceAtOnce } from './tenant.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let connection: Connection;
const owner = randomUUID();

beforeAll(async () => {
  database = await cloneDatabase();
  connection = connect(database.url, 'app', () => {});
  await database.asOwner(`insert into workspaces (id, name) values ('${owner}', 'w')`);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const created = (name: string): Parameters<typeof recordActivity>[2] => ({
  type: 'persona_created',
  description: message('activity.persona-created', { name }),
});
const tell = (tx: Db, name: string) => recordActivity(tx, owner, created(name));
const fail = (tx: Db) => sql`select 1 / 0`.execute(tx);
const textOf = async (tx: Db, text: RawBuilder<{ value: string }>) =>
  (await text.execute(tx)).rows[0]?.value;

async function told(name: string): Promise<number> {
  const rows = await database.asOwner(
    `select from activities where description = 'Created persona "${name}"'`,
  );
  return rows.length;
}

/** How many packets the work sent to the database, on the one connection that is there. */
async function trips(work: () => Promise<unknown>): Promise<number> {
  const client = await connection.pool.connect();
  client.release();
  const { stream } = (client as unknown as { connection: { stream: object } }).connection;
  const { _handle: socket } = stream as {
    _handle: Record<string, (...args: unknown[]) => unknown>;
  };
  let packets = 0;
  for (const name of ['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String']) {
    const write = socket[name];
    socket[name] = (...args) => {
      packets += 1;
      return write?.apply(socket, args);
    };
  }
  await work();
  return packets;
}

describe('a transaction of a workspace', () => {
  it('begins in the packet of its first statements, which are carried out in their order', async () => {
    const seen: unknown[] = [];
    const count = await trips(() =>
      withWorkspace(connection.db, owner, async (tx) => {
        const asked = [
          sql`select set_config('app.step', 'second', true)`.execute(tx),
          textOf(tx, sql`select current_setting('app.step') || ' ' || ${owner}::text as value`),
          textOf(tx, sql`select current_workspace()::text as value`),
        ];
        seen.push(...(await Promise.all(asked)).slice(1));
      }),
    );
    expect(seen).toEqual([`second ${owner}`, owner]);
    // The statements, and the commit.
    expect(count).toBe(2);
  });

  it('is undone whole when a statement fails, and says which', async () => {
    const failing = withWorkspace(connection.db, owner, (tx) =>
      Promise.all([tell(tx, 'undone'), fail(tx), tell(tx, 'undone')]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await told('undone')).toBe(0);
  });

  it('does not pass for kept when the failure of a statement was swallowed', async () => {
    const swallowing = withWorkspace(connection.db, owner, async (tx) => {
      await tell(tx, 'swallowed');
      await fail(tx).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('The transaction was rolled back');
    expect(await told('swallowed')).toBe(0);
  });

  it('is undone by a value that cannot be sent, and the statement can be sent again', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const keep = (tx: Db, value: object) =>
      sql`select ${value}::jsonb as value`.execute(tx).then(({ rows }) => rows);
    const failing = withWorkspace(connection.db, owner, async (tx) => {
      await tell(tx, 'half');
      await keep(tx, circle);
    });
    await expect(failing).rejects.toThrow('circular');
    expect(await told('half')).toBe(0);
    for (let round = 0; round < 6; round++) {
      const read = withWorkspace(connection.db, owner, (tx) => keep(tx, { round }));
      expect(await read).toEqual([{ value: { round } }]);
    }
  });

  it('takes no statement after its end, and gives its connection back however it ends', async () => {
    let late: Db | undefined;
    for (let round = 0; round < 12; round++) {
      const failing = withWorkspace(connection.db, owner, async (tx) => {
        late = tx;
        await fail(tx);
      });
      await expect(failing).rejects.toThrow('division by zero');
    }
    await expect(tell(late as Db, 'late')).rejects.toThrow('The transaction is over');
    const { totalCount, idleCount } = connection.pool;
    expect(idleCount).toBe(totalCount);
  });

  it('keeps nothing of a branch that goes on when another one has failed', async () => {
    const slow = sql`select pg_sleep(0.001), repeat('x', 100000)`;
    for (let round = 0; round < 100; round++) {
      let branch = Promise.resolve();
      const failing = withWorkspace(connection.db, owner, (tx) => {
        branch = (async () => {
          await slow.execute(tx);
          await sql`insert into sign_in_tokens values ('late', now())`.execute(tx);
        })();
        return Promise.all([branch, Promise.reject(new Error('another branch'))]);
      });
      await expect(failing).rejects.toThrow('another branch');
      await expect(branch).rejects.toThrow('The transaction is over');
    }
    expect(await database.asOwner('select from sign_in_tokens')).toEqual([]);
  });

  it('that could not begin fails with the reason, and not with that of what came behind', async () => {
    const unsendable = { credential: '\0' };
    const begun = inTransaction(connection.db, unsendable, (tx) => tell(tx, 'behind'));
    await expect(begun).rejects.toThrow('invalid byte sequence');
    expect(await told('behind')).toBe(0);
  });

  it('belongs to a UUID and to nothing that could end a text', async () => {
    const hostile = `${owner}'; drop table activities; --`;
    const told = withWorkspace(connection.db, hostile, (tx) => tell(tx, 'hostile'));
    await expect(told).rejects.toThrow('invalid input syntax for type uuid');
  });
});

describe('a transaction whose statements need no answer of each other', () => {
  const line = (name: string) => activityLine(owner, created(name));

  it('is one trip from beginning to commit', async () => {
    const count = await trips(() =>
      withWorkspaceAtOnce(connection.db, owner, [line('kept'), line('kept')]),
    );
    expect(count).toBe(1);
    expect(await told('kept')).toBe(2);
  });

  it('answers the rows of each, which sees the workspace', async () => {
    const whose = sql<{ id: string }>`select current_workspace()::text as id`;
    const [none, [row]] = await withWorkspaceAtOnce(connection.db, owner, [
      line('answered'),
      whose.compile(connection.db),
    ]);
    expect([none, row]).toEqual([[], { id: owner }]);
  });

  it('is undone whole when one of them fails, and says which', async () => {
    const failing = withWorkspaceAtOnce(connection.db, owner, [
      line('half'),
      sql`select 1 / 0`.compile(connection.db),
      line('half'),
    ]);
    await expect(failing).rejects.toThrow('division by zero');
    expect(await told('half')).toBe(0);
  });
});

describe('what waits for the commit', () => {
  it('is done after it, in its order, and by nobody who comes later', async () => {
    const done: string[] = [];
    let ended: Db | undefined;
    await withWorkspace(connection.db, owner, async (tx) => {
      ended = tx;
      afterCommit(tx, () => done.push('first'));
      afterCommit(tx, () => done.push('second'));
      await tell(tx, 'waited for');
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['first', 'second']);
    expect(() => afterCommit(ended as Db, () => {})).toThrow('Nobody hears of the end');
  });

  it('is never done when the transaction is undone', async () => {
    const done: string[] = [];
    const failing = withWorkspace(connection.db, owner, async (tx) => {
      afterCommit(tx, () => done.push('undone'));
      await fail(tx);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(done).toEqual([]);
  });

  it('is refused in a transaction that tells nobody of its end', async () => {
    const untold = connection.db
      .transaction()
      .execute(async (tx) => afterCommit(tx, () => expect.unreachable()));
    await expect(untold).rejects.toThrow('Nobody hears of the end');
  });
});
