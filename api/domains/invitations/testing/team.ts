import type { Caller, TestApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createInvitation } from '#shared/contracts/invitations.ts';
import type { AccountRight } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';

export const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

/** A workspace, its owner, and people of other roles in it. */
export async function teamOf(app: TestApp, founder: string, ...others: Role[]) {
  const owner = await app.signIn(founder);
  const { workspaceId } = await owner.call(getCurrentUser);
  const members: { caller: Caller; id: string }[] = [];
  for (const role of others) {
    const caller = await memberOf(app, workspaceId, role);
    members.push({ caller, id: (await caller.call(getCurrentUser)).id });
  }
  return { owner, workspaceId, members };
}

export async function linkFrom(
  caller: Caller,
  body: { email?: string; xUsername?: string; role: Role; accounts?: AccountRight[] },
): Promise<{ id: string; token: string }> {
  const { id, link } = await caller.call(createInvitation, { body });
  return { id, token: tokenOf(link) };
}

/** What the API answers to a post of a browser that is signed in with X. */
export async function post(app: TestApp, person: XAccountFixture, path: string) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: app.url, 'content-type': 'application/json' },
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    person.cookies.set(name, value);
  }
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export async function signedInWithX(app: TestApp, username: string): Promise<XAccountFixture> {
  const person = new XAccountFixture(app);
  await person.signIn(username);
  return person;
}
