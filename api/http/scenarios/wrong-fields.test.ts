import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { type FullWorkspace, sharedWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { type Changed, changedInputs } from '#api/testing/wrong-values.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { isKnownCode } from '#shared/lib/i18n/localize-message.ts';

const app = testApp();
const workspace = sharedWorkspace(app);
const withQuery = Object.entries(endpoints).filter(([, endpoint]) => endpoint.query);
const withBody = Object.entries(endpoints).filter(([, endpoint]) => endpoint.body);

/** A few at a time: some inputs are as large as an upload may be. */
async function eachOf<T>(inputs: T[], visit: (input: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < inputs.length; at += 8) {
    await Promise.all(inputs.slice(at, at + 8).map(visit));
  }
}

async function expectRefusal(response: Response, { path, what }: Changed): Promise<void> {
  const text = await response.text();
  const label = `${path} ${what}: ${response.status} ${text.slice(0, 300)}`;
  expect([400, 413, 422], label).toContain(response.status);
  const body = errorBody.parse(JSON.parse(text));
  expect(body.code, label).toBe(
    { 400: 'bad_request', 413: 'too_large', 422: 'invalid' }[response.status],
  );
  expect(response.headers.get('x-request-id')).toBe(body.requestId);
  const field = path.split('.')[0];
  const named = body.issues?.some((issue) => issue.path.split('.')[0] === field);
  if (response.status !== 413) expect(named, label).toBe(true);
  const sentences = [body.message, ...(body.issues ?? []).map(({ message }) => message)];
  const codes = [body.reason, ...(body.issues ?? []).map(({ code }) => code)];
  expect(
    codes.map((code) => isKnownCode(code ?? '')),
    label,
  ).not.toContain(false);
  // What zod says of itself is for programmers.
  expect(sentences.join('\n'), label).not.toMatch(/Invalid|Unrecognized|Too (big|small)|expected/);
}

async function expectNoFault(response: Response, { path, what }: Changed): Promise<void> {
  const label = `${path} ${what}: ${response.status}`;
  expect(response.status, label).toBeLessThan(500);
  if (response.status >= 400) errorBody.parse(await response.json());
  else await response.body?.cancel();
}

function changesOf(endpoint: Endpoint, part: 'body' | 'query', valid: unknown): Changed[] {
  const schema = z.toJSONSchema(endpoint[part] as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  });
  return changedInputs(schema as never, valid);
}

const bodyChanges = (name: string, endpoint: Endpoint, owner: FullWorkspace) => {
  const input = validInputs(owner)[name];
  const changes = changesOf(endpoint, 'body', input?.body);
  const send = ({ input: body }: Changed) => sendTo(owner.user, endpoint, { ...input, body });
  return { changes, send };
};

describe('a wrong field', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    await workspace();
    before = await tablePrints(app);
  });

  it.each(withBody)('of %s is refused by its name', async (name, endpoint) => {
    const { changes, send } = bodyChanges(name, endpoint, await workspace());
    const wrong = changes.filter(({ isWrong }) => isWrong);
    expect(wrong.length).toBeGreaterThan(0);
    await eachOf(wrong, async (change) => expectRefusal(await send(change), change));
  });

  it.each(withQuery)('in the query of %s is refused by its name', async (name, endpoint) => {
    const owner = await workspace();
    const input = validInputs(owner)[name];
    const changes = changesOf(endpoint, 'query', input?.query).filter((change) =>
      Object.values(change.input as object).every((text) => typeof text === 'string'),
    );
    const send = (change: Changed) =>
      sendTo(owner.user, endpoint, { ...input, query: change.input as Record<string, string> });
    for (const change of changes) {
      if (change.isWrong) await expectRefusal(await send(change), change);
      else await expectNoFault(await send(change), change);
    }
  });

  it('writes nothing', async () => {
    expect(await tablePrints(app)).toEqual(before);
  });
});

it.each(withBody)('%s takes the edges of its fields', async (name, endpoint) => {
  const { changes, send } = bodyChanges(name, endpoint, await workspace());
  await eachOf(
    changes.filter(({ isWrong }) => !isWrong),
    async (change) => expectNoFault(await send(change), change),
  );
});
