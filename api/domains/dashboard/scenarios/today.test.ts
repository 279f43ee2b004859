import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import { createPersona } from '#shared/contracts/personas.ts';
import { createPostDraft, emptyPost } from '#shared/contracts/post-drafts.ts';
import { createScheduledPost, duplicateScheduledPost } from '#shared/contracts/publishing.ts';

const app = testApp();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('tells the next posts, what waits, drafts by persona and what worked, of this workspace alone', async () => {
  const user = await app.signIn('today_one');
  const other = await app.signIn('today_other');
  const persona = await user.call(createPersona, {
    body: { name: 'Desk Dana', description: 'x', personality: 'Dry' },
  });
  const plan = (content: string, hours: number) =>
    user.call(createScheduledPost, {
      body: { content, scheduledTime: inHours(hours), personaId: persona.id },
    });
  const later = await plan('the later one', 5);
  const sooner = await plan('the\nsooner one', 2);
  await user.call(duplicateScheduledPost, { params: { id: later.id } });
  await app.asOwner(`
    insert into drafts (workspace_id, persona_id, type, prompt, content, provider, outcome, created_at)
    select workspace_id, id, 'post', 'p', content, 'local', outcome, now() - age
    from personas, (values ('open', 'offered', interval '1 hour'), ('older', 'offered', '2 days'),
      ('used', 'accepted', '1 hour'), ('long ago', 'offered', '9 days')
    ) kept (content, outcome, age) where name = 'Desk Dana'`);
  for (const text of ['typed first', 'typed\nlast']) {
    const content = { ...emptyPost, parts: [{ key: 'first', text, media: [] }] };
    await user.call(createPostDraft, { body: { id: randomUUID(), content } });
  }
  const now = await user.call(getDashboardToday);
  expect(now.next.map(({ id, excerpt, personaName }) => [id, excerpt, personaName])).toEqual([
    [sooner.id, 'the sooner one', 'Desk Dana'],
    [later.id, 'the later one', 'Desk Dana'],
  ]);
  expect(now.waiting).toEqual({ approval: 0, held: 1, failed: 0, check: 0, reminded: 0 });
  expect(now.drafts).toEqual([
    { personaId: persona.id, personaName: 'Desk Dana', drafts: 2, excerpt: 'open' },
  ]);
  expect(now.written).toEqual({ drafts: 2, excerpt: 'typed last' });
  expect(now.worked).toEqual([]);
  await app.asOwner(`
    update scheduled_posts set status = 'posted', posted_at = now() - interval '1 day',
      impressions = 900, engagement = 40 where id = '${later.id}'`);
  const then = await user.call(getDashboardToday);
  expect(then.next.map(({ id }) => id)).toEqual([sooner.id]);
  expect(then.worked).toEqual([
    {
      id: later.id,
      excerpt: 'the later one',
      personaName: 'Desk Dana',
      engagement: 40,
      reach: 900,
    },
  ]);
  expect(await other.call(getDashboardToday)).toEqual({
    next: [],
    waiting: { approval: 0, held: 0, failed: 0, check: 0, reminded: 0 },
    drafts: [],
    written: { drafts: 0, excerpt: '' },
    worked: [],
  });
});
