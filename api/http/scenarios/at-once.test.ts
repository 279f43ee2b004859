import { describe, expect, it } from 'vitest';
import { type LooseInput, testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { removeMember } from '#shared/contracts/members.ts';

const app = testApp();
/** Their input is in a mail: `mail-address.test.ts` reads it there. */
const mailed = ['sendConfirmation', 'confirmMailAddress'];
/** Their input is the answer of a change: `many-posts.test.ts` and `undone-comments.test.ts` send it twice. */
const answered = ['undoChange', 'undoDeletedComment'];
/** Its server runs beside it: `local-server.test.ts` sends it twice. */
const besideServer = ['chooseLocalServer'];
/** Their files come from outside: `embedded-models.test.ts` sends them twice. */
const fromOutside = ['downloadEmbeddedModel', 'pauseEmbeddedModel', 'removeEmbeddedModel'];
/** Their input is what was read or made before: `decisions.test.ts` and `accept.test.ts` send it. */
const readBefore = ['decidePost', 'acceptInvitation', 'decideByReviewLink'];
const writes = Object.entries(endpoints).filter(
  ([name, { method }]) =>
    method !== 'GET' &&
    ![...mailed, ...answered, ...besideServer, ...fromOutside, ...readBefore].includes(name),
);

async function answerTo(by: FullWorkspace, endpoint: Endpoint, input: LooseInput | undefined) {
  const response = await sendTo(by.user, endpoint, input);
  const text = await response.text();
  const { status } = response;
  expect(status, text).toBeLessThan(500);
  if (status >= 400) errorBody.parse(JSON.parse(text));
  return { status, text };
}

/** Refused while others work in the workspace. */
const takesAloneOnly = ['deleteAccount'];

/** What the second of two that arrive together may be told where the first has won. */
const LOSING = [401, 404, 409, 422];

describe.each(writes)('%s', (name, endpoint) => {
  it('sent twice at once succeeds at least once, and is never a fault', async () => {
    const owner = await fullWorkspace(app);
    if (takesAloneOnly.includes(name)) {
      await owner.user.call(removeMember, { params: { id: owner.ids.member } });
    }
    const input = validInputs(owner)[name];
    const answers = await Promise.all([1, 2].map(() => answerTo(owner, endpoint, input)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0], JSON.stringify(answers)).toBe(endpoint.status);
    expect([endpoint.status, ...LOSING]).toContain(statuses[1]);
  });
});

/** The calls that write a whole object or named fields, with what a second tab writes instead. */
const tabs: Record<string, { read: string; other: (body: never) => object }> = {
  updatePersona: {
    read: 'listPersonas',
    other: (body: object) => ({
      ...body,
      name: 'Other',
      description: 'Other',
      personality: 'Other',
    }),
  },
  updateBucket: {
    read: 'listBuckets',
    other: (body: object) => ({ ...body, name: 'Other', description: 'Other', tags: ['other'] }),
  },
  saveSettings: {
    read: 'getSettings',
    other: (body: { profile: object; automation: object }) => ({
      ...body,
      profile: { ...body.profile, firstName: 'Other' },
      automation: { ...body.automation, maxPostsPerDay: 7 },
    }),
  },
  setPostQueue: {
    read: 'getPostQueue',
    other: () => ({ timeZone: 'Asia/Tokyo', slots: [{ weekday: 5, time: '17:00' }] }),
  },
  updateScheduledPost: {
    read: 'listScheduledPosts',
    other: (body: object) => ({ ...body, parts: [{ text: 'quite another text', mediaIds: [] }] }),
  },
};

describe.each(Object.entries(tabs))('%s from two tabs', (name, { read, other }) => {
  const endpoint = endpoints[name] as Endpoint;

  it('leaves what one of them wrote, whole', async () => {
    const owner = await fullWorkspace(app);
    const input = validInputs(owner)[name] as LooseInput;
    const bodies = [input.body, other(input.body as never)];
    const answers = await Promise.all(
      bodies.map((body) => answerTo(owner, endpoint, { ...input, body })),
    );
    const won = answers.filter(({ status }) => status === endpoint.status);
    expect(won.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([endpoint.status, 409]).toContain(status);
    // One answer is what the row is now; were it a mix of both, neither would be.
    const after = await (await sendTo(owner.user, endpoints[read] as Endpoint)).text();
    expect(won.map(({ text }) => after.includes(text))).toContain(true);
  });
});
