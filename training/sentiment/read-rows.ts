import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

export type Label = 'bearish' | 'bullish' | 'neutral';
/** Who wrote an own row: a model reads the hand that taught it better than any other. */
export type Hand = (typeof hands)[number];
export type Register = 'posts' | 'comments' | 'headlines' | 'financial news' | 'stock posts';

/** A labelled text. Only own rows have the registers posts, comments and headlines. */
export interface Row {
  text: string;
  label: Label;
  register: Register;
  /** Own rows only. */
  hand?: Hand;
}

export const hands = ['first', 'second', 'third'] as const;
export const ownRegisters = ['posts', 'comments', 'headlines'] as const;
const financialNews: Record<string, Label> = { 0: 'bearish', 1: 'bullish', 2: 'neutral' };
const stockPosts: Record<string, Label> = { Positive: 'bullish', Negative: 'bearish' };

/** Whether it was written and labelled for this project. */
export function isOwn({ register }: Pick<Row, 'register'>): boolean {
  return register !== 'financial news' && register !== 'stock posts';
}

/** Reads the market data of the folder and the own rows beside this file; nothing else is trained on. */
export function readRows(dataFolder: string): Row[] {
  const news = parsed(join(dataFolder, 'twitter-financial-news-train.csv'), (row) => ({
    text: row.text,
    label: financialNews[row.label ?? ''],
    register: 'financial news',
  }));
  const posts = parsed(join(dataFolder, 'surge-stock.csv'), (row) => ({
    text: row['Tweet Text'],
    label: stockPosts[row.Sentiment ?? ''],
    register: 'stock posts',
  }));
  return [...news, ...posts, ...ownRows()];
}

function ownRows(): Row[] {
  const folder = join(import.meta.dirname, 'rows');
  return hands.flatMap((hand) =>
    rowsOfHand(hand, hand === 'first' ? folder : join(folder, `${hand}-hand`)),
  );
}

function rowsOfHand(hand: Hand, folder: string): Row[] {
  return ownRegisters.flatMap((register) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(`${register}-`) && name.endsWith('.csv'))
      .sort()
      .flatMap((name) =>
        parsed(join(folder, name), ({ text, label }) => ({
          text,
          label: label as Label,
          register,
          hand,
        })),
      ),
  );
}

function parsed(
  path: string,
  read: (row: Record<string, string>) => Partial<Row> & Pick<Row, 'register'>,
): Row[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map((fields, at) => {
    const row = read(fields);
    const { text, label } = row;
    if (!text || !label || !/^(bearish|bullish|neutral)$/.test(label)) {
      throw new Error(`${path}, row ${at + 2}: a text and a label are needed`);
    }
    return { ...row, text, label };
  });
}
