import { expect, it } from 'vitest';
import { seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import { approvalSequences } from '#api/config/env.ts';
import { testApp } from '#api/testing/app.ts';
import { teamsOnStage } from '#api/testing/approvals/publishing-team.ts';
import { type Account, RandomTeam } from '#api/testing/approvals/random-team.ts';

const app = testApp();
const on = teamsOnStage(app);
const SEQUENCES = approvalSequences();

/** Sequences that a team of its own takes, over which the limits of a day reach. */
const PER_TEAM = 20;

it(`${SEQUENCES} random sequences publish nothing that no other permitted person approved`, {
  timeout: 120_000 + SEQUENCES * 10_000,
}, async () => {
  const done: Record<string, number> = {};
  let published = 0;
  for (let at = 0; at < SEQUENCES; at += PER_TEAM) {
    const name = `past_${at}`;
    const team = await on.team(name);
    const second = {
      id: await on.stage.signIn(team.workspaceId, `${name}_b`),
      username: `${name}_b`,
    };
    const admin = await team.add('admin');
    const accounts: Account[] = [
      { id: team.accountId, username: name, levels: [[{ role: 'editor' }, { role: 'admin' }]] },
      { ...second, levels: [[{ role: 'editor' }], [{ role: 'owner' }, { userId: admin.id }]] },
    ];
    for (const { id, levels } of accounts) await team.policy('required', levels, { accountId: id });
    const people = new RandomTeam(app, team, accounts, seededRandom(`approvals ${at}`));
    for (const person of [team.owner, admin]) await people.add(person);
    for (const role of ['editor', 'editor', 'author', 'author'] as const) {
      await people.add(await team.add(role));
    }
    for (let count = at; count < Math.min(at + PER_TEAM, SEQUENCES); count += 1) {
      await people.sequence(5);
    }
    // Whatever is left comes due, approved or not.
    await people.comeDue(people.walks.map(({ id }) => id));
    const live = on.stage.sandbox.control.truth().posts;
    expect(people.wrong).toEqual([]);
    expect(await people.judge(live)).toEqual([]);
    published = live.length;
    for (const [step, times] of Object.entries(people.done)) done[step] = (done[step] ?? 0) + times;
  }
  // It is no proof where nothing is approved, and nothing goes out.
  expect(published).toBeGreaterThan(SEQUENCES / 10);
  expect(Object.keys(done).length).toBeGreaterThan(8);
});
