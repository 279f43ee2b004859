import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { importSamples } from '#shared/contracts/buckets.ts';

const app = testApp();
const headers = { 'content-type': 'application/json' };
const path = importSamples.path.replace('{id}', crypto.randomUUID());

it.each([
  ['6 MB of [', '['.repeat(6_000_000), 'The body has more than 32 levels.'],
  ['33 levels', `{"samples":${'['.repeat(32)}${']'.repeat(32)}}`, 'more than 32 levels'],
  [
    '20,001 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`k${at}`, 1]))),
    'The body has more than 20000 keys.',
  ],
  ['30,001 list items', JSON.stringify({ samples: Array(30_001).fill(0) }), '30000 list items'],
])('a body of %s is refused as a whole', async (_, body, sentence) => {
  const user = await app.signIn('nester');
  const response = await user.fetch(path, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining(sentence),
  });
});

it('what is large and in order is read as ever, text for text', async () => {
  const user = await app.signIn('importer');
  const created = await user.fetch('/api/content-buckets', {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'B' }),
  });
  const { id } = (await created.json()) as { id: string };
  const texts = Array.from({ length: 100 }, (_, at) => `${at} "[{\\ ${'あ🙂'.repeat(1_500)}`);
  const samples = texts.map((content) => ({
    content,
    contentType: 'tweet' as const,
    platform: 'twitter' as const,
  }));
  expect(await user.call(importSamples, { params: { id }, body: { samples } })).toEqual({
    imported: 100,
    skipped: 0,
  });
  const rows = (await app.asOwner('select content from content_samples')) as { content: string }[];
  expect(rows.map(({ content }) => content).sort()).toEqual([...texts].sort());
});
