import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { runTextTask } from '../text-pool.ts';

const app = testApp();

/** Calls that read the text they are sent before they answer. */
const readsText = [
  'generateContent',
  'generateReply',
  'generateAdvanced',
  'decideDraft',
  'analyzeSentiment',
  'analyzeInfluencer',
  'analyzeViralContent',
  'checkPost',
  'createScheduledPost',
  'importPosts',
  'createCampaign',
] as const;

/** Learning from five hundred long texts takes a second of a thread, and more on a busy machine. */
const buckets = Array.from({ length: 500 }, (_, at) => ({
  type: 'tweet' as const,
  isNew: false,
  text: `${at} fees fell again, and nobody I asked expected it. `.repeat(18),
}));
const material = { training: '', buckets, drafts: [] };

it('reads texts in turns of each workspace, and everybody else is answered meanwhile', async () => {
  const busy = await fullWorkspace(app);
  const other = await fullWorkspace(app);
  const inputs = validInputs(busy);
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const slow = runTextTask('learn-voice', [material], { owner: busy.workspaceId }).then(
    note('slow'),
  );
  const calls = readsText.map(async (name) => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const answer = await sendTo(busy.user, endpoint, inputs[name]);
    await answer.arrayBuffer();
    done.push(name);
    return [name, answer.status] as const;
  });
  await other.user.call(listPersonas).then(note('other'));
  const statuses = await Promise.all(calls);
  await slow;
  expect(statuses.filter(([, status]) => status >= 300)).toEqual([]);
  expect(done.slice(0, 2)).toEqual(['other', 'slow']);
}, 120_000);
