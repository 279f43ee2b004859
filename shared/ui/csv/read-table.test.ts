import { expect, test } from 'vitest';
import { csvOf } from '#shared/lib/text/csv-of.ts';
import { readTable } from './read-table.ts';

const read = (text: string) => readTable(text, ['content', 'date', 'time'], 'nothing');
const contents = async (text: string) => (await read(text)).map(({ cells }) => cells.content);

test.each([
  'sep=;\r\ncontent;date;time\r\ngm frens;2027-01-05;09:30\r\n',
  '\ufeffsep=;\ncontent;date;time\ngm frens;2027-01-05;09:30',
  '"sep=;"\r\ncontent;date;time\r\ngm frens;2027-01-05;09:30',
  'SEP=\t\ncontent\tdate\ttime\ngm frens\t2027-01-05\t09:30',
  'sep=\\t\ncontent\tdate\ttime\ngm frens\t2027-01-05\t09:30',
  'sep=^\ncontent^date^time\ngm frens^2027-01-05^09:30',
  'content;date;time\ngm frens;2027-01-05;09:30',
  'content|date|time\ngm frens|2027-01-05|09:30',
  'content\tdate\ttime\rgm frens\t2027-01-05\t09:30\r',
  '\ufeff "Content" ; DATE;Time\ngm frens;2027-01-05;09:30;;;',
  'content,date,time\n\ngm \0frens,2027-01-05,09:30\n,,\n',
])('%j is one row of three cells', async (text) => {
  expect(await read(text)).toEqual([
    { cells: { content: 'gm frens', date: '2027-01-05', time: '09:30' }, problem: null },
  ]);
});

test('the columns decide what parts the cells, not how often a mark stands in the texts', async () => {
  const rows = 'a, b, c, d;2027-01-05\ne, f, g, h;2027-01-06';
  expect(await contents(`content;date\n${rows}`)).toEqual(['a, b, c, d', 'e, f, g, h']);
});

test('lines inside quotes stay lines, however they end', async () => {
  const cell = '"line one\r\nline two\r\n\r\nline four"';
  expect(await contents(`content,date\r\n${cell},x\r\n"a\rb",x\n"c\nd",x`)).toEqual([
    'line one\nline two\n\nline four',
    'a\nb',
    'c\nd',
  ]);
});

test('cells of Excel and of our own files are the texts that they were made of', async () => {
  const texts = [
    '=1+1',
    '-5% today',
    "'=quoted",
    "''+",
    "'plain",
    '@frens gm',
    '＋1',
    'gm, "x"\n=',
  ];
  expect(await contents(csvOf([['content'], ...texts.map((text) => [text])]))).toEqual(texts);
  expect(await contents('content,date\n"=""007""",x\n"=""say """"gm""""""",x\n=1+1,x')).toEqual([
    '007',
    'say "gm"',
    '=1+1',
  ]);
});

test('a row with too many cells, an open quote or lost characters says so', async () => {
  const rows = await read('content,date\nfine,x\ngm, fam, x\nb\ufffdd,x\nshort\n"open,x');
  expect(rows.map(({ problem }) => problem)).toEqual([
    null,
    'More cells than columns: put quotes around values that contain commas',
    'Some characters cannot be read: choose another encoding',
    null,
    'A quote is not closed',
  ]);
});

test('20,000 rows are read, one more is refused', async () => {
  const rows = (count: number) => `content\n${'gm\n'.repeat(count)}`;
  expect(await read(rows(20_000))).toHaveLength(20_000);
  await expect(read(rows(20_001))).rejects.toThrow('The file may have at most 20,000 rows');
});
