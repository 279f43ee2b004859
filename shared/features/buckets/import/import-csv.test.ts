import { beforeAll, expect, test } from 'vitest';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { readCsv } from './import-row.ts';

beforeAll(async () => {
  await loadServerMessages();
});

const defaults = { contentType: 'social_post', platform: 'twitter' } as const;
const read = (text: string) => readCsv(text, defaults);

test('columns stand in any order and spelling; quotes hold commas and line breaks', async () => {
  const rows = await read(
    'Notes,Content Type,CONTENT,platform,engagement\n' +
      'nice,tweet,"gm, fam\nsecond line ""quoted""",x,1.2K likes\n' +
      '\n' +
      ',,plain,,\n',
  );
  expect(rows).toEqual([
    {
      place: 1,
      problem: null,
      input: {
        content: 'gm, fam\nsecond line "quoted"',
        contentType: 'tweet',
        platform: 'twitter',
        metadata: { engagement: '1.2K likes', notes: 'nice' },
      },
    },
    {
      place: 2,
      problem: null,
      input: { content: 'plain', ...defaults, metadata: { engagement: '', notes: '' } },
    },
  ]);
});

test('content alone is enough, and semicolons and tabs part as well', async () => {
  const contents = async (text: string) => (await read(text)).map(({ input }) => input.content);
  expect(await contents('content\nfirst\nsecond')).toEqual(['first', 'second']);
  expect(await contents('content;platform\nfirst;x\nsecond;x')).toEqual(['first', 'second']);
  expect(await contents('content\tplatform\nfirst\tx\nsecond\tx')).toEqual(['first', 'second']);
});

test('a row that cannot be read as it was meant keeps its place and says why', async () => {
  const rows = await read('content,platform\nfine,x\ngm, fam, hello\npoem,myspace\n,x\n"open,x');
  expect(rows.map(({ place, problem }) => [place, problem])).toEqual([
    [1, null],
    [2, 'More cells than columns: put quotes around values that contain commas'],
    [3, '"myspace" is not a known platform'],
    [4, 'Content is required'],
    [5, 'A quote is not closed'],
  ]);
});

test('a file without a content column, or without samples is refused', async () => {
  await expect(read('text\nfirst')).rejects.toThrow('one of them must be "content"');
  await expect(read('')).rejects.toThrow('one of them must be "content"');
  await expect(read('content\n')).rejects.toThrow('The file holds no samples');
});
