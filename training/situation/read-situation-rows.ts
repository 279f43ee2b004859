import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { z } from 'zod';
import { situations } from '#shared/contracts/situations.ts';
import { fillSlots, samplePosts } from '../../tools/sandbox/x-web/data/sample.ts';

const situationRow = z.object({
  text: z.string().min(1),
  label: z.enum(situations),
  /** ISO 639-1. */
  language: z.string().length(2),
});
export type SituationRow = z.output<typeof situationRow>;

const folder = join(import.meta.dirname, 'rows');

export interface HandRow extends SituationRow {
  /** Who wrote it. */
  hand: string;
}

/** Every row but those of the unseen hand, each with its hand. */
export function readHands(): HandRow[] {
  const languages = readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.csv$/.test(name))
    .sort()
    .flatMap((name) => by('first', parsed(name, name.slice(0, 2))));
  const hands = readdirSync(join(folder, 'hands'))
    .sort()
    .flatMap((name) => by(name.replace('.csv', ''), parsed(join('hands', name))));
  return [...languages, ...by('second', parsed('test-set.csv')), ...hands];
}

/** The rows of a hand that neither trains nor decides anything. */
export const readUnseenRows = (): HandRow[] => by('unseen', parsed('unseen-hand.csv'));

/** Posts of no harm that never train: rows of ours, and the posts of the sandbox's X page. */
export function readEverydayPosts(): { everyday: string[]; sandbox: string[] } {
  const { builder, culture, market, worldwide } = samplePosts;
  const samples = [...builder, ...culture, ...market, ...worldwide];
  return {
    everyday: parsed('everyday-set.csv').map(({ text }) => text),
    sandbox: samples.map(({ text }, at) => fillSlots(text, at)),
  };
}

const by = (hand: string, rows: SituationRow[]): HandRow[] => rows.map((row) => ({ ...row, hand }));

function parsed(name: string, language?: string): SituationRow[] {
  const { data } = Papa.parse<object>(readFileSync(join(folder, name), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map((fields) => situationRow.parse({ language, ...fields }));
}
