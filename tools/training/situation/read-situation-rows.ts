import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { z } from 'zod';
import { situations } from '#shared/contracts/situations.ts';

const situationRow = z.object({
  text: z.string().min(1),
  label: z.enum(situations),
  /** ISO 639-1. */
  language: z.string().length(2),
});
export type SituationRow = z.output<typeof situationRow>;

const folder = join(import.meta.dirname, 'rows');

/** The rows that train, a file a language, and the rows of a second hand, which do not. */
export function readSituationRows(): { own: SituationRow[]; secondHand: SituationRow[] } {
  const own = readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.csv$/.test(name))
    .sort()
    .flatMap((name) => parsed(name, name.slice(0, 2)));
  return { own, secondHand: parsed('test-set.csv') };
}

function parsed(name: string, language?: string): SituationRow[] {
  const { data } = Papa.parse<object>(readFileSync(join(folder, name), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map((fields) => situationRow.parse({ language, ...fields }));
}
