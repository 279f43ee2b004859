import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { compiler } from './compile.ts';
import { prepared } from './prepared.ts';

const bucketsOf = prepared<{ owner: string; tags: string[] }, { id: string }>((value) =>
  compiler
    .selectFrom('content_buckets')
    .select('id')
    .where('workspace_id', '=', value('owner'))
    .where('tags', '=', value('tags'))
    .where(sql<boolean>`name <> ${'gone'} and workspace_id = ${value('owner')}`),
);

it('puts the values of each call into their places, and leaves the others as they were', () => {
  const [first, second] = [
    bucketsOf({ owner: 'a', tags: ['x'] }),
    bucketsOf({ owner: 'b', tags: [] }),
  ];
  expect(first.parameters).toEqual(['a', ['x'], 'gone', 'a']);
  expect(second.parameters).toEqual(['b', [], 'gone', 'b']);
  expect(second.sql).toBe(first.sql);
  expect(first.sql).toContain('"workspace_id" = $1');
});
