import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFolder } from './read-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('reads posts of every format, personas and played answers', () => {
  put('a.jsonl', '{"author":"@eva","text":"one","point":"agree"}\n\n{"text":"two"}\n');
  put('b.json', '[\n  {"text": "three [and, more}", "language": "en"}\n]');
  put('c.csv', 'author,text,point\n@ada,"four, in\ntwo lines",\n@bo,five,thanks\n');
  put('d.txt', '# a remark\nsix\n');
  put(
    'personas.json',
    '[{"name":"Ida","description":"","personality":"dry","samples":[],"facts":[{"kind":"product","text":"x"}]}]',
  );
  put('answers.jsonl', '{"post":"one","answers":["plain",{"content":"object"}]}');
  const { posts, personas, answers } = readFolder(folder);
  expect(posts.map(({ author, text }) => [author, text])).toEqual([
    ['@eva', 'one'],
    ['somebody', 'two'],
    ['somebody', 'three [and, more}'],
    ['@ada', 'four, in\ntwo lines'],
    ['@bo', 'five'],
    ['somebody', 'six'],
  ]);
  expect(posts[4]?.point).toBe('thanks');
  expect(personas[0]).toMatchObject({ name: 'Ida', type: 'reply_guy', tone: 'casual' });
  expect(answers[0]?.answers).toHaveLength(2);
});

it.each([
  ['posts.jsonl', '{"text":"one"}\n{"text":', /posts\.jsonl:2: .*JSON/],
  ['posts.jsonl', '{"text":"one"}\n\n{"author":"@a"}', /posts\.jsonl:3: text: /],
  ['posts.json', '[\n {"text":"one"},\n {"text":7}\n]', /posts\.json:3: text: .*string/],
  ['posts.json', '{"text":"one"}', /posts\.json:1: not a JSON array/],
  ['posts.json', '[\n{"text":"one"}', /posts\.json:2: the array does not end/],
  ['posts.csv', 'author,text\n@a,"two\nlines"\n@b,\n', /posts\.csv:4: text: /],
  ['posts.csv', 'text,thread\none,[{]\n', /posts\.csv:2: .*JSON/],
  ['personas.json', '[{"name":"A"}]', /personas\.json:1: description: /],
  ['readme.md', 'nothing', /no posts/],
])('says where %s is wrong: %s', (name, text, error) => {
  put(name, text);
  expect(() => readFolder(folder)).toThrow(error);
});
