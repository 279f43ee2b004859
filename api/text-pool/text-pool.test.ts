import { afterAll, expect, it } from 'vitest';
import { createTextPool } from './text-pool.ts';

const pool = createTextPool({ limitMs: 20, concurrency: 2 });
afterAll(() => pool.stop());

/** The call whose body is read. */
const CALL = ['POST', '/api/ai/analyze-sentiment-advanced'] as const;

/** Nothing reads 64 MB in 20 ms. */
const endless = () => Buffer.alloc(64_000_000, ' ');
const sentence = 'Reading this text takes too long. Shorten it and try again.';

it('ends what takes too long, with a sentence, and others go on', async () => {
  const late = pool.run('read-body', [endless(), ...CALL], { owner: 'slow' });
  const other = pool.run('read-body', [Buffer.from('{"text":"gm"}'), ...CALL], {
    owner: 'other',
    background: true,
  });
  await expect(late).rejects.toMatchObject({ code: 'invalid', status: 422, message: sentence });
  expect(await other).toEqual({ text: 'gm' });
  const next = pool.run('edit-distance', ['gm', 'gn'], { owner: 'slow', background: true });
  expect(await next).toBe(0.5);
});

it("does another owner's work in the middle of a flood", async () => {
  const done: string[] = [];
  const texts = Array.from({ length: 20 }, (_, at) => Buffer.from(`{"text":"${at}"}`));
  const flood = texts.map((text) =>
    pool
      .run('read-body', [text, ...CALL], { owner: 'flood', background: true })
      .then(() => done.push('flood')),
  );
  await pool
    .run('read-body', [Buffer.from('{"text":"gm"}'), ...CALL], { owner: 'other', background: true })
    .then(() => done.push('other'));
  expect(done.length).toBeLessThan(4);
  await Promise.all(flood);
  expect(done).toHaveLength(21);
});

it('hands on what a text is refused for, in its own form', async () => {
  const refused = pool.run('read-body', [Buffer.from('{'), ...CALL], {
    owner: 'a',
    background: true,
  });
  await expect(refused).rejects.toMatchObject({
    name: 'AppError',
    code: 'bad_request',
    message: 'The body is not valid JSON.',
  });
});

it('starts its threads again after it was stopped', async () => {
  await pool.stop();
  const read = pool.run('read-sentiment', ['very bullish'], { owner: 'a', background: true });
  expect((await read).sentiment).toBe('bullish');
});
