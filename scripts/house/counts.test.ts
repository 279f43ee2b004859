import { describe, expect, it } from 'vitest';
import { counts } from './counts.ts';

function placesOf(name: string, files: Record<string, string>): string[] {
  const count = counts.find((one) => one.name.startsWith(name));
  if (!count) throw new Error(`No count is called ${name}`);
  return count.places(new Map(Object.entries(files)));
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `doThing(${at});`);

describe('the counts of the structure', () => {
  it('tell an import of a layer above from one of a layer below', () => {
    const files = {
      'api/db/a.ts':
        "import { b } from '#api/domains/x/b.ts';\nimport { c } from '#api/server/start.ts';",
      'api/domains/x/b.ts': "import { a } from '#api/db/a.ts';",
      'api/db/a.test.ts': "import { b } from '#api/domains/x/b.ts';",
      'api/server/start.ts': '',
    };
    expect(placesOf('imports inside api/', files)).toEqual([
      'api/db/a.ts imports api/domains/x/b.ts',
      'api/db/a.ts imports api/server/start.ts',
    ]);
    expect(placesOf('pairs of folders', files)).toEqual(['db domains']);
  });

  it('find a run of six lines twice, and no shorter one', () => {
    const twice = (count: number) => ({
      'shared/a.ts': lines(count).join('\n'),
      'shared/b.ts': ['other();', ...lines(count)].join('\n'),
    });
    expect(placesOf('duplicates', twice(6))).toEqual(['shared/b.ts:2 repeats shared/a.ts:1']);
    expect(placesOf('duplicates', twice(5))).toEqual([]);
  });

  it('tell a plugin over installed packages from one over our own files', () => {
    const plugin = (first: string) =>
      `const plugin = {\n  transform(code, id) {\n    ${first}\n  },\n};`;
    const files = {
      'console/vite.config.ts': plugin('if (!id.includes("zod")) return;'),
      'api/vite.config.ts': plugin("if (id.includes('node_modules')) return null;"),
    };
    expect(placesOf('plugins', files)).toEqual(['console/vite.config.ts']);
  });

  it('tell a row in a table of another domain, in SQL too', () => {
    const files = {
      'api/domains/activities/a.ts': "db.insertInto('activities')",
      'api/domains/watchlist/b.ts': 'sql`insert into activities (id) values (1)`',
    };
    expect(placesOf('inserts', files)).toEqual([
      'api/domains/watchlist/b.ts inserts into activities',
    ]);
  });

  it('tell folders of more than 25 files, short files and tests of nothing', () => {
    const many = Object.fromEntries(lines(26).map((_, at) => [`api/x/f${at}.ts`, 'x']));
    expect(placesOf('folders', many)).toEqual(['api/x has 26']);
    expect(placesOf('files under 15', many)).toHaveLength(26);
    expect(placesOf('api tests', { 'api/x/f1.test.ts': '', 'api/x/f1.ts': '' })).toEqual([]);
    expect(placesOf('api tests', { 'api/x/f2.test.ts': '' })).toEqual(['api/x/f2.test.ts']);
  });
});
