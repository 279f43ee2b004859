import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#api/db/transaction.ts';
import { purgeExpiredJob, sealEventsJob } from '#api/queue/recurring-jobs.ts';
import { createSealer } from '#api/secrets/sealer.ts';
import { testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createPersona, deletePersona } from '#shared/contracts/persona-changes.ts';
import { resignChains } from '../chain/resign-chains.ts';
import { verifyChain } from '../chain/verify-chain.ts';

const app = testApp();
const persona = { name: 'Mira', description: 'd', personality: 'dry' };

let owner: Awaited<ReturnType<typeof app.signIn>>;
let workspace: string;
let people = 0;

const seal = () => app.recur(sealEventsJob);
const sql = (text: string) => app.asOwner(text.replaceAll('$ws', `'${workspace}'`));
const verify = (sealer = app.running.ctx.sealer) =>
  inTransaction(app.running.ctx.across, {}, (tx) => verifyChain(tx, sealer, workspace));
const broken = async () => (await verify()).broken;

/** A log of ten rows, chained. */
beforeEach(async () => {
  people += 1;
  owner = await app.signIn(`chained_${people}`);
  ({ workspaceId: workspace } = await owner.call(getCurrentUser));
  await sql('delete from audit_events where workspace_id = $ws');
  await sql('delete from audit_heads where workspace_id = $ws');
  for (let made = 0; made < 5; made += 1) {
    const { id } = await owner.call(createPersona, { body: persona });
    await owner.call(deletePersona, { params: { id } });
  }
  await seal();
});

describe('a chained audit log', () => {
  it('holds, row by row, also once more was written', async () => {
    expect(await verify()).toMatchObject({ rows: 10, unsealed: 0, broken: null });
    await owner.call(createPersona, { body: persona });
    expect(await verify()).toMatchObject({ rows: 10, unsealed: 1, broken: null });
    await seal();
    expect(await verify()).toMatchObject({ rows: 11, unsealed: 0, broken: null });
    const numbers = await sql(
      'select seq::int from audit_events where workspace_id = $ws order by at, id',
    );
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, at) => ({ seq: at + 1 })));
  });

  it.each([
    [
      'a row that is missing',
      'delete from audit_events where workspace_id = $ws and seq = 4',
      'missing',
      4,
    ],
    [
      'the first row missing',
      'delete from audit_events where workspace_id = $ws and seq = 1',
      'missing',
      1,
    ],
    [
      'a row that says another actor',
      `update audit_events set actor_name = 'x' where workspace_id = $ws and seq = 4`,
      'changed',
      4,
    ],
    [
      'a row of another time',
      `update audit_events set at = at + interval '1 microsecond' where workspace_id = $ws and seq = 10`,
      'changed',
      10,
    ],
    [
      'a change that reads otherwise',
      `update audit_events set changes = '{}' where workspace_id = $ws and seq = 7`,
      'changed',
      7,
    ],
    [
      'a hash that was made up',
      `update audit_events set hash = sha256('x') where workspace_id = $ws and seq = 2`,
      'changed',
      2,
    ],
    [
      'two rows in each other’s place',
      'update audit_events set seq = 11 - seq where workspace_id = $ws and seq in (5, 6)',
      'reordered',
      5,
    ],
    [
      'a row that was put between',
      `insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via, request_id, address, action, target_kind, target_id, changes, seq, hash)
      select workspace_id, actor_id, 'x', actor_role, via, request_id, address, action, target_kind, target_id, changes, seq, hash
      from audit_events where workspace_id = $ws and seq = 3`,
      'inserted',
      3,
    ],
    [
      'an end that is missing',
      'delete from audit_events where workspace_id = $ws and seq > 8',
      'truncated',
      9,
    ],
    [
      'rows that were taken out of the chain',
      'update audit_events set seq = null, hash = null where workspace_id = $ws and seq = 10',
      'truncated',
      10,
    ],
    [
      'a row past the end',
      `insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via, request_id, address, action, target_kind, target_id, changes, seq, hash)
      select workspace_id, actor_id, 'x', actor_role, via, request_id, address, action, target_kind, target_id, changes, 11, hash
      from audit_events where workspace_id = $ws and seq = 10`,
      'inserted',
      11,
    ],
    [
      'a head that was set back with its end',
      `delete from audit_events where workspace_id = $ws and seq > 8;
      update audit_heads h set seq = 8, hash = e.hash from audit_events e
      where h.workspace_id = $ws and e.workspace_id = h.workspace_id and e.seq = 8`,
      'head',
      null,
    ],
    [
      'a beginning that was moved',
      `delete from audit_events where workspace_id = $ws and seq = 1;
      update audit_heads set first_seq = 1 where workspace_id = $ws`,
      'head',
      null,
    ],
    ['no head', 'delete from audit_heads where workspace_id = $ws', 'head', null],
  ])('shows %s', async (_, tampering, kind, seq) => {
    for (const statement of tampering.split(';')) await sql(statement);
    expect(await broken()).toMatchObject({ kind, seq });
    // Nothing is built on a chain that does not hold at its end, and no break heals.
    await owner.call(createPersona, { body: persona });
    await seal();
    expect(await broken()).not.toBeNull();
  });

  it('is chained by no other secret, and anew by a rotation, which signs no break', async () => {
    const { ctx } = app.running;
    const [own, later] = [ctx.sealer, randomBytes(32).toString('base64')];
    expect((await verify(createSealer(later))).broken).toMatchObject({ kind: 'head' });
    const first = randomBytes(32).toString('base64');
    const tools = {
      across: ctx.across,
      sealer: { ...createSealer(first), signedWith: own.signedWith },
    };
    await resignChains(tools);
    expect((await verify(createSealer(first))).broken).toBeNull();
    const rotated = createSealer(later, [first]);
    expect((await verify(rotated)).broken).toBeNull();
    await sql(`update audit_events set actor_name = 'x' where workspace_id = $ws and seq = 4`);
    const { broken: left } = await resignChains({ across: ctx.across, sealer: rotated });
    expect(left).toContain(workspace);
    expect((await verify(rotated)).broken).toMatchObject({ kind: 'changed', seq: 4 });
  });

  it('begins later once its first rows have had their time', async () => {
    await sql('delete from audit_heads where workspace_id = $ws');
    await sql(`update audit_events set seq = null, hash = null, at = at - case when action = 'created'
      then interval '2 years' else interval '0' end where workspace_id = $ws`);
    await seal();
    expect(await verify()).toMatchObject({ rows: 10, broken: null });
    await app.recur(purgeExpiredJob);
    expect(await verify()).toMatchObject({ rows: 5, broken: null, head: { seq: 10 } });
    await sql('delete from audit_events where workspace_id = $ws and seq = 6');
    expect(await broken()).toMatchObject({ kind: 'missing', seq: 6 });
  });

  it('takes rows of a process that knows of no chain, and numbers of nobody', async () => {
    const id = randomUUID();
    await sql(`insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via,
        request_id, address, action, target_kind, target_id, changes)
      values ($ws, '${id}', 'old', 'owner', 'session', '', '', 'changed', 'persona', '${id}', '{}')`);
    await seal();
    expect(await verify()).toMatchObject({ rows: 11, broken: null });
  });

  it('is sealed once where several workers try at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => owner.call(createPersona, { body: persona })),
    );
    await Promise.all([seal(), seal(), seal()]);
    await seal();
    expect(await verify()).toMatchObject({ rows: 30, unsealed: 0, broken: null });
  });
});
