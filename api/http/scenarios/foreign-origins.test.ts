import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';

const app = testApp();
const all = Object.entries(endpoints);
const writes = all.filter(([, { method }]) => method !== 'GET');
const reads = all.filter(([, { method, events }]) => method === 'GET' && !events);

const prepare = async () => {
  const owner = await fullWorkspace(app);
  const { key } = await owner.user.call(createExtensionKey, { body: { name: 'Panel' } });
  return { owner, key, inputs: validInputs(owner) };
};
let prepared: ReturnType<typeof prepare> | undefined;
const ready = () => {
  prepared ??= prepare();
  return prepared;
};

const elsewhere = (key: string): Record<string, string>[] => [
  { origin: 'https://x.com' },
  { origin: 'null' },
  { origin: `${app.url}.evil.example` },
  { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://x.com', authorization: `Bearer ${key}` },
];

describe('a cookie from any other origin', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    await ready();
    before = await tablePrints(app);
  });

  it.each(writes)('is refused by %s, even beside a key', async (name, endpoint) => {
    const { owner, key, inputs } = await ready();
    for (const headers of elsewhere(key)) {
      const response = await sendTo(owner.user, endpoint, inputs[name], headers);
      expect(response.status, JSON.stringify(headers)).toBe(403);
      expect(errorBody.parse(await response.json()).code).toBe('forbidden');
    }
  });

  it('changes nothing', async () => {
    expect(await tablePrints(app)).toEqual(before);
  });
});

it.each(writes)(
  '%s takes a key without a cookie from any origin, unless only a session may call it',
  async (name, endpoint) => {
    const { key, inputs } = await ready();
    const { params } = inputs[name] ?? {};
    const gone = params && { params: { id: crypto.randomUUID() } };
    const input = { ...gone, ...(endpoint.body ? { body: {} } : {}) };
    const response = await sendTo(app.withKey(key), endpoint, input, { origin: 'https://x.com' });
    await response.body?.cancel();
    if (endpoint.access === 'session') expect(response.status).toBe(403);
    else expect([200, 201, 204, 404, 422]).toContain(response.status);
  },
);

it('changes no row by any GET of somebody signed in', async () => {
  const { owner, inputs } = await ready();
  const signsInOrOut = [
    'testLogin',
    'login',
    'startXSignIn',
    'startTwitterSignIn',
    'navigateSignOut',
  ];
  const readAll = async () => {
    for (const [name, endpoint] of reads.filter(([name]) => !signsInOrOut.includes(name))) {
      const response = await sendTo(owner.user, endpoint, inputs[name]);
      const seen = `${name}: ${await response.text()} ${app.logged.slice(-3).join('')}`;
      expect(response.status, seen).toBe(endpoint.status);
    }
  };
  // A file that leaves is written down; its rows are added to, and none of them changes.
  const otherTables = async () => {
    const { audit_events: _, ...others } = await tablePrints(app);
    return others;
  };
  // The first reads make the server's push key and have a voice learnt.
  await readAll();
  const before = await otherTables();
  const noted = await app.asOwner('select count(*)::int as n from audit_events');
  await readAll();
  expect(await otherTables()).toEqual(before);
  const added = await app.asOwner(`select distinct action from (
    select action from audit_events order by at desc
    limit (select count(*) from audit_events) - ${(noted[0] as { n: number }).n}) as latest`);
  expect(added).toEqual([{ action: 'downloaded' }]);
});

it('answers no preflight and names no origin that may read', async () => {
  const { owner } = await ready();
  for (const [, { path }] of all) {
    const headers = {
      origin: 'https://x.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const response = await owner.user.fetch(path, { method: 'OPTIONS', headers });
    await response.body?.cancel();
    expect(response.status).toBe(404);
    expect([...response.headers.keys()].join()).not.toContain('access-control');
  }
});
