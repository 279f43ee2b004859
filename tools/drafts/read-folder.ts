import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { z } from 'zod';
import { tones } from '#shared/contracts/common.ts';
import { personaTypes } from '#shared/contracts/personas.ts';

const threadPost = z.object({ author: z.string(), text: z.string() });
const post = z.object({
  author: z.string().default('somebody'),
  text: z.string().trim().min(1),
  thread: z.array(threadPost).optional(),
  /** What the person wants said, used with `--points`. */
  point: z.string().optional(),
  language: z.string().nullable().default(null),
  kind: z.string().optional(),
});
const fact = z.object({
  kind: z.enum(['product', 'link', 'promise', 'never_say']),
  text: z.string(),
});
const persona = z.object({
  name: z.string().min(1),
  type: z.enum(personaTypes).default('reply_guy'),
  tone: z.enum(tones).default('casual'),
  description: z.string(),
  personality: z.string(),
  samples: z.array(z.string()),
  facts: z.array(fact).default([]),
});
const answer = z.object({
  /** Part of the post that it answers; left out: any post without an answer of its own. */
  post: z.string().optional(),
  answers: z.array(z.unknown()).min(1),
});

export type Post = z.output<typeof post>;
export type Persona = z.output<typeof persona>;
export type PlayedAnswer = z.output<typeof answer>;

export interface Folder {
  posts: Post[];
  personas: Persona[];
  answers: PlayedAnswer[];
}

interface Row {
  line: number;
  /** JSON, or the cells of a CSV row. */
  value: string | Record<string, string>;
}

/**
 * The posts of a folder or of one file (.json, .jsonl, .csv, or .txt with one post a line); in a folder
 * `personas*.json` and `answers*.jsonl` as well. Throws an error that names the file and the line.
 */
export function readFolder(path: string): Folder {
  const folder: Folder = { posts: [], personas: [], answers: [] };
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .map((name) => join(path, name))
    : [path];
  for (const file of files) {
    const name = file.split('/').at(-1) ?? '';
    if (/^personas.*\.json$/.test(name)) folder.personas.push(...readRows(file, persona));
    else if (/^answers.*\.jsonl$/.test(name)) folder.answers.push(...readRows(file, answer));
    else if (/\.(?:json|jsonl|csv|txt)$/.test(name)) folder.posts.push(...readRows(file, post));
  }
  if (folder.posts.length === 0) throw new Error(`${path}: no posts (.json, .jsonl, .csv or .txt)`);
  return folder;
}

export function readRows<T extends z.ZodType>(file: string, schema: T): z.output<T>[] {
  const text = readFileSync(file, 'utf8');
  return rowsOf(file, text).map(({ line, value }) => {
    const read = schema.safeParse(typeof value === 'string' ? parsed(file, line, value) : value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Error(`${file}:${line}: ${issue?.path.join('.') || 'row'}: ${issue?.message}`);
  });
}

function rowsOf(file: string, text: string): Row[] {
  if (file.endsWith('.json')) return elementsOf(file, text);
  if (file.endsWith('.csv')) return csvRows(file, text);
  const lines = text.split('\n').map((value, at) => ({ line: at + 1, value: value.trim() }));
  const rows = lines.filter(({ value }) => value !== '');
  if (file.endsWith('.jsonl')) return rows;
  return rows
    .filter(({ value }) => !value.startsWith('#'))
    .map(({ line, value }) => ({ line, value: { text: value } }));
}

function parsed(file: string, line: number, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}:${line}: ${(error as Error).message}`, { cause: error });
  }
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The elements of a JSON array, each with the line on which it begins. */
function elementsOf(file: string, text: string): Row[] {
  if (!/^\s*\[/.test(text)) throw new Error(`${file}:1: not a JSON array`);
  const rows: Row[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    const isEnd = token === ']' || token === '}';
    if (depth === 1 && (token === ',' || isEnd)) {
      const value = text.slice(start, index);
      const before = value.length - value.trimStart().length;
      if (value.trim() !== '') rows.push({ line: lineAt(text, start + before), value });
    }
    if (token === '[' || token === '{') depth += 1;
    if (isEnd) depth -= 1;
    if (depth === 1 && (token === ',' || token === '[')) start = index + 1;
  }
  if (depth !== 0) throw new Error(`${file}:${lineAt(text, text.length)}: the array does not end`);
  return rows;
}

function csvRows(file: string, text: string): Row[] {
  const rows: Row[] = [];
  let line = 2;
  Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: true,
    step: ({ data, errors: [error], meta }) => {
      if (error) throw new Error(`${file}:${line}: ${error.message}`);
      const { thread, ...cells } = data;
      const filled = Object.entries(cells).filter(([, cell]) => cell !== '');
      const value = {
        ...Object.fromEntries(filled),
        ...(thread ? { thread: parsed(file, line, thread) } : {}),
      };
      if (filled.length > 0) rows.push({ line, value: value as Record<string, string> });
      line = lineAt(text, meta.cursor);
    },
  });
  return rows;
}
