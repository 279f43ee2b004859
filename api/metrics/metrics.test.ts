import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';

const METRICS_TOKEN = randomBytes(12).toString('hex');
const app = testApp({ METRICS_TOKEN });

async function metrics(): Promise<string> {
  const response = await app.stranger.fetch('/api/metrics');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return response.text();
}

const value = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

it('counts requests by contract, method and class, and never by address or user', async () => {
  const user = await app.signIn('somebody_named');
  const id = crypto.randomUUID();
  await user.fetch('/api/personas?search=hunter2');
  await user.fetch(`/api/personas/${id}`, { method: 'DELETE' });
  await user.fetch('/api/no-such-call/hunter2');
  const series = (route: string, method: string, status: string) =>
    `troupe_http_request_seconds_count{route="${route}",method="${method}",status="${status}"}`;
  const counted = async () => {
    const text = await metrics();
    return [
      value(text, series('/api/personas', 'GET', '2xx')),
      value(text, series('/api/personas/{id}', 'DELETE', '4xx')),
      value(text, series('unknown', 'any', '4xx')),
    ];
  };
  // An answer arrives a moment before its connection knows that it is over.
  await expect.poll(counted).toEqual([1, 1, 1]);
  const text = await metrics();
  expect(text).not.toMatch(new RegExp(`hunter2|somebody_named|${id}`));
  const bounds = text.matchAll(
    /^troupe_http_request_seconds_bucket\{le="([^"]+)",route="unknown"/gm,
  );
  expect(Array.from(bounds, ([, bound]) => bound)).toEqual([
    '0.001',
    '0.003',
    '0.01',
    '0.03',
    '0.1',
    '0.3',
    '1',
    '3',
    '10',
    '+Inf',
  ]);
});

it('tells of the process, its connections, and the work that waits', async () => {
  await app.asOwner(`with w as (insert into workspaces (name) values ('w') returning id)
    insert into scheduled_posts (workspace_id, platform, scheduled_time, not_before, time_zone,
      wall_clock, grace_minutes, status)
    select id, 'twitter', at, at, 'UTC', '', 60, status from w, (values
      ('pending', now() - interval '5 minutes'), ('pending', now() - interval '10 seconds'),
      ('pending', now() + interval '1 hour'), ('needs_check', now() - interval '1 day'),
      ('posted', now() - interval '1 day')) as posts (status, at)`);
  await app.asOwner(`insert into pgboss.job (name, start_after) values
    ('learn-voice', now()), ('learn-voice', now() + interval '1 hour')`);
  await expect
    .poll(async () => value(await metrics(), 'troupe_posts_waiting{status="due"}'))
    .toBe(2);
  const text = await metrics();
  expect(value(text, 'troupe_posts_waiting{status="needs_check"}')).toBe(1);
  expect(value(text, 'troupe_posts_late')).toBe(1);
  expect(value(text, 'troupe_oldest_due_post_seconds')).toBeGreaterThanOrEqual(300);
  expect(value(text, 'troupe_queued_jobs{job="learn-voice"}')).toBe(1);
  expect(value(text, 'troupe_queued_jobs{job="export-data"}')).toBe(0);
  expect(value(text, 'troupe_db_connections{pool="app",state="waited_for"}')).toBe(0);
  expect(value(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

it('says nothing of the work that waits when it cannot be found out', async () => {
  await app.asOwner('alter table scheduled_posts rename to hidden_posts');
  await expect.poll(metrics).not.toMatch(/^troupe_posts_late /m);
  await app.asOwner('alter table hidden_posts rename to scheduled_posts');
  await expect.poll(metrics).toMatch(/^troupe_posts_late /m);
});

it('is there for this machine and for who has the token, and for nobody else', async () => {
  const ask = (headers: Record<string, string>) => app.stranger.fetch('/api/metrics', { headers });
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  expect((await ask({ ...proxied, authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
  const unknown = await app.stranger.fetch('/api/nothing-at-all');
  const { requestId: _, ...other } = (await unknown.json()) as { requestId: string };
  for (const headers of [proxied, { authorization: 'Bearer wrong-token-here' }]) {
    const refused = await ask(headers as Record<string, string>);
    const { requestId: __, ...body } = (await refused.json()) as { requestId: string };
    expect({ status: refused.status, body }).toEqual({ status: 404, body: other });
  }
});
