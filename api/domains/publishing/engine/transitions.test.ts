import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusGroups } from '#api/db/schema/status-groups.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type PostStatus, postStatuses } from '#shared/contracts/publishing.ts';
import { type PostEvent, stateAfter, statesBefore, transitions } from './transitions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const allBefore = (...events: PostEvent[]) => [...new Set(events.flatMap(statesBefore))].sort();

describe('the table of transitions', () => {
  it('names each event once, and reaches every state', () => {
    const events = transitions.map(({ event }) => event);
    expect(new Set(events).size).toBe(events.length);
    const reached = new Set<PostStatus | null>(transitions.map(({ to }) => to));
    expect(postStatuses.filter((status) => !reached.has(status))).toEqual([]);
  });

  it('leads out of every state that it leads into', () => {
    const left = new Set<PostStatus | null>(transitions.flatMap(({ from }) => [...from]));
    expect(postStatuses.filter((status) => !left.has(status))).toEqual([]);
  });

  it('has the groups of states that reads ask for', () => {
    const sorted = Object.entries(statusGroups).map(([name, states]) => [name, [...states].sort()]);
    expect(Object.fromEntries(sorted)).toEqual({
      published: [stateAfter('publish')],
      due: allBefore('claim', 'doubt'),
      toCome: allBefore('pause', 'resume', 'approve'),
      unsent: allBefore('change'),
      lookedUp: [stateAfter('lose_answer')],
      sendable: allBefore('now'),
      asked: allBefore('was_posted', 'was_not_posted'),
      held: allBefore('approve'),
    });
  });

  it.each<[index: string, states: readonly PostStatus[]]>([
    ['scheduled_posts_due_idx', statusGroups.due],
    ['scheduled_posts_stuck_idx', [...statusGroups.lookedUp, ...statusGroups.asked]],
    ['scheduled_posts_posted_idx', statusGroups.published],
    ['scheduled_posts_approval_idx', statusGroups.held],
    ['scheduled_posts_reconnect_idx', statesBefore('regain_account')],
  ])('has the states that the database keeps in %s', async (index, states) => {
    const [row] = (await database.asOwner(
      `select indexdef from pg_indexes where indexname = '${index}'`,
    )) as { indexdef: string }[];
    const named = [...(row?.indexdef ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word);
    const known = named.filter((word) => postStatuses.some((status) => status === word));
    expect(known.sort()).toEqual([...states].sort());
  });

  it('is drawn in docs/post-states.md', async () => {
    await expect(drawn()).toMatchFileSnapshot('../../../../docs/post-states.md');
  });
});

/** `npx vitest run --project api --update` of this file writes it anew. */
function drawn(): string {
  const arrows = new Map<string, string[]>();
  for (const { event, from, to } of transitions) {
    for (const state of from) {
      const arrow = `${state ?? '[*]'} --> ${to ?? '[*]'}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), event]);
    }
  }
  const rows = transitions.map(({ event, from, to, by }) => {
    const states = from.map((state) => state ?? 'none').join(', ');
    return `| \`${event}\` | ${states} | ${to ?? 'none'} | ${by} |`;
  });
  return `# The states of a post

Written from \`api/domains/publishing/engine/transitions.ts\` by the test beside it, which fails when the two differ. "Its worker" is
the one that holds the post's lease.

\`\`\`mermaid
stateDiagram-v2
${[...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`).join('\n')}
\`\`\`

| event | from | to | by |
|---|---|---|---|
${rows.join('\n')}
`;
}
