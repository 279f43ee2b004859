import {
  type CreateSampleInput,
  createSampleInput,
  sampleContentTypes,
  samplePlatforms,
} from '#shared/contracts/buckets.ts';
import { checkText } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { readTable } from '#shared/ui/csv/read-table.ts';

/** One sample to be imported, and what keeps it from being so. */
export interface ImportRow {
  /** Its place in what was pasted or in the file, from 1. */
  place: number;
  input: CreateSampleInput;
  problem: string | null;
}

export type Defaults = Pick<CreateSampleInput, 'contentType' | 'platform'>;

/** One cell for each column; absent or empty where the file has none. */
export type Cells = Partial<
  Record<'content' | 'contentType' | 'platform' | 'engagement' | 'notes', string>
>;

/** One sample per block; a blank line stands between two. */
export function rowsOfPaste(text: string, defaults: Defaults): ImportRow[] {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return rowsOfTexts(blocks, defaults);
}

export function rowsOfTexts(texts: readonly string[], defaults: Defaults): ImportRow[] {
  return texts.map((content, index) => toRow({ content }, index + 1, defaults));
}

/** Reads one record; a type or platform that it leaves open comes from `defaults`. */
export function toRow(
  cells: Cells,
  place: number,
  defaults: Defaults,
  problem: string | null = null,
): ImportRow {
  const contentType = named(cells.contentType, sampleContentTypes, {});
  const platform = named(cells.platform, samplePlatforms, {
    x: 'twitter',
    'x_(twitter)': 'twitter',
  });
  const input: CreateSampleInput = {
    content: cells.content ?? '',
    contentType: contentType ?? defaults.contentType,
    platform: platform ?? defaults.platform,
    metadata: { engagement: cells.engagement ?? '', notes: cells.notes ?? '' },
  };
  const unknown =
    contentType === null
      ? t('"{contentType}" is not a known content type', { contentType: cells.contentType ?? '' })
      : platform === null
        ? t('"{platform}" is not a known platform', { platform: cells.platform ?? '' })
        : null;
  const [refused] = createSampleInput.safeParse(input).error?.issues ?? [];
  return {
    place,
    input,
    problem: problem ?? unknown ?? (refused ? checkText(refused.message) : null),
  };
}

/** Undefined for an empty cell, null for a word that is not known. */
function named<T extends string>(
  cell: string | undefined,
  known: readonly T[],
  aliases: Record<string, T>,
): T | null | undefined {
  const word = cell
    ?.trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (!word) return undefined;
  return known.find((each) => each === word) ?? aliases[word] ?? null;
}

/**
 * The samples of a CSV text: columns content, contentType, platform, engagement, notes, in any
 * order. Throws CsvError.
 */
export async function readCsv(text: string, defaults: Defaults): Promise<ImportRow[]> {
  const columns = ['content', 'contentType', 'platform', 'engagement', 'notes'] as const;
  const rows = await readTable(text, columns, t('The file holds no samples'));
  return rows.map(({ cells, problem }, index) => toRow(cells, index + 1, defaults, problem));
}
