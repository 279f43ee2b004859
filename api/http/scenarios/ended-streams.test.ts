import { afterEach, expect, it, vi } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey, revokeExtensionKey } from '#shared/contracts/extension-keys.ts';
import { streamContent } from '#shared/contracts/generation.ts';
import { watchChanges } from '#shared/contracts/live.ts';
import { changeMember, listMembers, removeMember } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';

/** What a person is promised. */
const WITHIN_MS = 20_000;

const sandbox = await aiSandbox();
const app = testApp({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: sandbox.openAiUrl });
afterEach(() => void vi.useRealTimers());

async function deskWith(name: string, role: Role) {
  const owner = await app.signIn(name);
  const { workspaceId } = await owner.call(getCurrentUser);
  const caller = await memberOf(app, workspaceId, role);
  const { id } = await caller.call(getCurrentUser);
  return { owner, member: { caller, params: { id } } };
}

/** Time passes for the server's streams alone. */
const inTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const pass = () => vi.advanceTimersByTimeAsync(WITHIN_MS);

it('the streams, session and keys of a member who is removed end, those of others do not', async () => {
  const { owner, member } = await deskWith('stream_removed', 'editor');
  const { key } = await member.caller.call(createExtensionKey, { body: { name: 'Phone' } });
  inTime();
  const bySession = (await member.caller.fetch(watchChanges.path)).text();
  const byKey = (await app.withKey(key).fetch(watchChanges.path)).text();
  const stays = await owner.fetch(watchChanges.path);
  await owner.call(removeMember, { params: member.params });
  for (const caller of [member.caller, app.withKey(key)]) {
    expect(await caller.refused(listMembers)).toMatchObject({ status: 401 });
  }
  await pass();
  expect(await bySession).not.toContain('still here');
  expect(await byKey).not.toContain('still here');
  let heard = '';
  const reader = stays.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!heard.includes(': still here'))
    heard += (await reader?.read())?.value ?? expect.fail(heard);
  await reader?.cancel();
});

it('the stream of a key that is revoked ends, that of the session goes on', async () => {
  const { member } = await deskWith('stream_keyed', 'author');
  const { key, id } = await member.caller.call(createExtensionKey, { body: { name: 'Phone' } });
  inTime();
  const byKey = (await app.withKey(key).fetch(watchChanges.path)).text();
  await member.caller.call(revokeExtensionKey, { params: { id } });
  await pass();
  expect(await byKey).not.toContain('still here');
  expect((await member.caller.call(getCurrentUser)).role).toBe('author');
});

it('a draft under way ends for whom the new role lets write none', async () => {
  sandbox.fault = 'stall-midway';
  const { owner, member } = await deskWith('stream_demoted', 'author');
  const persona = { name: 'Dana', description: 'Trades perps', personality: 'Dry' };
  const { id: personaId } = await owner.call(createPersona, { body: persona });
  inTime();
  const begun = await member.caller.fetch(streamContent.path, {
    method: 'POST',
    body: JSON.stringify({ personaId, prompt: 'why fees matter', provider: 'openai' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(begun.status).toBe(200);
  const whole = begun.text();
  await owner.call(changeMember, { params: member.params, body: { role: 'viewer' } });
  await pass();
  // Nor does it end by the time limit of the model, which would be said in an event.
  expect(await whole).not.toMatch(/"(?:done|failed)"/);
});
