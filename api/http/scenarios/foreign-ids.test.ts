import { beforeAll, expect, it } from 'vitest';
import { type LooseInput, testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { rowsNamed, validInputs } from '#api/testing/valid-inputs.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';

const app = testApp();
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
let shared: Promise<FullWorkspace[]> | undefined;
const mineAndTheirs = () => {
  shared ??= Promise.all([fullWorkspace(app), fullWorkspace(app)]);
  return shared as Promise<[FullWorkspace, FullWorkspace]>;
};

/**
 * What a person has chosen for a draft is looked up once the post is scheduled: until then it may be
 * gone. By then the draft itself may be, and the post goes without its assignment.
 */
const looksUpLater = (name: string, row: string) =>
  (/^(?:create|update)PostDraft$/.test(name) && row !== 'postDraft') ||
  (name === 'createScheduledPost' && row === 'postDraft');

/** A link is a secret: whoever has it may read by it, of whatever workspace. */
const goesByLink = (name: string) =>
  name === 'readInvitation' ||
  /^(?:readReviewLink|decideByReviewLink|commentByReviewLink|readReviewMedia)$/.test(name);

const namings = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  rowsNamed(name)
    .filter((row) => !looksUpLater(name, row) && !goesByLink(name))
    .map((row) => ({ name, row, endpoint })),
);

function withId(input: LooseInput, from: string, to: string): LooseInput {
  return JSON.parse(JSON.stringify(input).replaceAll(from, to));
}

/** Where the row only narrows what the call looks at, or a list of them is judged as a whole. */
const others: Record<string, number> = {
  'checkPost post': 200,
  'listScheduledPosts campaign': 200,
  'listComments comment': 200,
  // Each post is answered for by itself.
  'changePosts post': 200,
  'approvePosts post': 200,
  'submitPosts post': 200,
  'decidePosts post': 200,
  'assignPosts post': 200,
  'setPersonaBuckets bucket': 422,
};

async function answerTo(by: FullWorkspace, endpoint: Endpoint, input: LooseInput) {
  const response = await sendTo(by.user, endpoint, input);
  // A refusal may name the id that was asked for.
  const text = (await response.text()).replace(UUID, '<id>');
  if (response.ok) return { status: response.status, text };
  const { requestId, ...body } = errorBody.parse(JSON.parse(text));
  expect(requestId).toBe('<id>');
  return { status: response.status, ...body };
}

it('finds calls that name rows in their address and in their body', () => {
  const named = namings.map(({ name, row }) => `${name} ${row}`);
  expect(named.length).toBeGreaterThan(60);
  expect(named).toContain('deletePersona persona');
  expect(named).toContain('createScheduledPost media');
});

let before: Record<string, string>;
beforeAll(async () => {
  await mineAndTheirs();
  before = await tablePrints(app);
});

it.each(namings)(
  '$name answers to the $row of another workspace as to one that is not there',
  async ({ name, row, endpoint }) => {
    const [mine, theirs] = await mineAndTheirs();
    const input = validInputs(mine)[name] ?? {};
    const foreign = await answerTo(mine, endpoint, withId(input, mine.ids[row], theirs.ids[row]));
    const missing = await answerTo(
      mine,
      endpoint,
      withId(input, mine.ids[row], crypto.randomUUID()),
    );
    expect(foreign.status).toBe(others[`${name} ${row}`] ?? 404);
    expect(foreign).toEqual(missing);
  },
);

it('changes nothing by an id of another workspace, in whichever call', async () => {
  expect(await tablePrints(app)).toEqual(before);
});
