import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { sharedWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';

const app = testApp();
const workspace = sharedWorkspace(app);
const withBody = Object.entries(endpoints).filter(([, endpoint]) => endpoint.body);

const hostile = [
  '\'; drop table personas; -- \\ " or 1=1) union select token_hash from sessions --',
  '<script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} #{7*7} <%= 7 %> %s %n {topic}',
  '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 ﷽ \u202eabc\u2066def\u2069 שלום zero\u200bwidth\u2060\ufeff and \u{e0041} tags',
  '=cmd|/c calc!A1 @SUM(1) ../../etc/passwd\r\nSet-Cookie: sid=1\r\n\r\n%00%0d%0a',
  '__proto__',
];

/** Each text field of a body in turn, as a path. */
function textPaths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => textPaths(child, [...path, key]));
}

function withText(value: unknown, [name, ...rest]: (string | number)[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === name ? withText(item, rest, text) : item));
  }
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withText(fields[name], rest, text) };
}

describe.each(withBody)('%s', (name, endpoint) => {
  it('takes hostile text as text: no fault, and what comes back is what was sent', async () => {
    const owner = await workspace();
    // Anew for each call: with the same key it would be the same one, sent again.
    const input = () => validInputs(owner)[name] ?? {};
    for (const path of textPaths(input().body)) {
      const visit = async (text: string) => {
        const { body, ...rest } = input();
        const response = await sendTo(owner.user, endpoint, {
          ...rest,
          body: withText(body, path, text),
        });
        const label = `${path.join('.')} = ${text}: ${response.status}`;
        expect(response.status, label).toBeLessThan(500);
        if (endpoint.events) {
          await response.body?.cancel();
          return;
        }
        const answer = response.status === 204 ? {} : await response.json();
        if (response.status >= 400) errorBody.parse(answer);
        const echoed = (answer as Record<string, unknown>)[String(path[0])];
        if (response.ok && isEchoed(name, path) && typeof echoed === 'string') {
          expect([text, text.trim()], label).toContain(echoed);
        }
      };
      await Promise.all(hostile.map(visit));
    }
  });

  it('keeps prototypes clean and sets no field that its contract does not name', async () => {
    const owner = await workspace();
    const input = validInputs(owner)[name];
    const plain = JSON.stringify(input?.body);
    const foreign = crypto.randomUUID();
    const polluted = plain
      .replace(
        '{',
        `{"__proto__":{"polluted":1,"name":"x"},"constructor":{"prototype":{"polluted":1}},
        "id":"${foreign}","workspaceId":"${foreign}","workspace_id":"${foreign}",
        "userId":"${foreign}","createdAt":"1999-01-01T00:00:00Z","postsToday":99,
        "isOwn":false,"totalSamples":99,"role":"admin",`,
      )
      .replace(/,\s*}/g, '}');
    const response = await sendTo(owner.user, endpoint, { ...input, body: polluted });
    expect(response.status).toBeLessThan(500);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const text = await response.text();
    expect(text).not.toContain(foreign);
    expect(text).not.toContain('1999-01-01');
    expect(await rowsNaming(foreign)).toEqual([]);
  });
});

it.each(Object.entries(endpoints).filter(([, endpoint]) => endpoint.query))(
  '%s takes hostile text in its query without a fault',
  async (name, endpoint) => {
    const owner = await workspace();
    const input = validInputs(owner)[name] ?? {};
    for (const field of Object.keys(input.query ?? {})) {
      for (const text of [...hostile, '\0', '\u{fffd}', '//evil.example', 'x'.repeat(8_000)]) {
        const query = { ...input.query, [field]: text };
        const response = await sendTo(owner.user, endpoint, { ...input, query });
        await response.body?.cancel();
        expect(response.status, `${field} = ${text}`).toBeLessThan(500);
        expect(response.headers.get('location') ?? '').not.toContain('evil.example');
      }
    }
  },
);

/** Drafts and readings are ours; the content of a post with parts is theirs together. */
const isEchoed = (name: string, path: (string | number)[]) =>
  path.length === 1 && !/^(generate|stream|analyze)/.test(name) && !/Post$/.test(name);

/** The tables that hold this text anywhere. */
async function rowsNaming(text: string): Promise<string[]> {
  const found = (await app.asOwner(`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and query_to_xml(format('select 1 from public.%I row where row::text like ''%%${text}%%''',
        table_name), true, true, '')::text <> ''`)) as { table_name: string }[];
  return found.map(({ table_name }) => table_name);
}
