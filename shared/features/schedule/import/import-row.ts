import { platforms } from '#shared/contracts/common.ts';
import {
  type CreatePostInput,
  createPostInput,
  NEXT_FREE_SLOT,
} from '#shared/contracts/publishing.ts';
import { checkText } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { withLineFeeds } from '#shared/lib/text/format.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { readWallClock } from './read-wall-clock.ts';

/** One post to be imported, and what keeps it from being so. */
export interface ImportRow {
  /** Its place in the file, from 1. */
  place: number;
  input: CreatePostInput;
  /** What the file says of the time where that is no day and time; empty where it can be read. */
  misreadTime: string;
  /** What the file says of the persona. */
  persona: string;
  problem: string | null;
}

export const columns = ['content', 'date', 'time', 'scheduledTime', 'platform', 'persona'] as const;
type Cells = Record<(typeof columns)[number], string>;

export interface SchedulingContext {
  /** The zone in which times without an offset are meant. */
  zone: string;
  personas: readonly { id: string; name: string }[];
}

/** Reads one record. Without a time it takes the next free slot of the queue. */
export function toRow(
  cells: Cells,
  place: number,
  { zone, personas }: SchedulingContext,
  misread: string | null,
): ImportRow {
  const when = readWhen(cells, zone);
  const platform = readPlatform(cells.platform);
  const persona = readPersona(cells.persona, personas);
  const input: CreatePostInput = {
    content: withLineFeeds(cells.content),
    platform: platform ?? 'twitter',
    scheduledTime: when.time,
    timeZone: zone,
    personaId: persona ?? null,
  };
  const unknown =
    platform === null
      ? t('"{platform}" is not a known platform', { platform: cells.platform.trim() })
      : persona === undefined
        ? t('"{persona}" is not one of your personas', { persona: cells.persona.trim() })
        : null;
  const [refused] = createPostInput.safeParse(input).error?.issues ?? [];
  return {
    place,
    input,
    misreadTime: when.misread,
    persona: cells.persona.trim(),
    problem: misread ?? when.problem ?? unknown ?? (refused ? checkText(refused.message) : null),
  };
}

/** Day and time in two cells or in one; `misread`: what they say where that is neither. */
function readWhen({ date, time, scheduledTime }: Cells, zone: string) {
  const text = scheduledTime.trim() || `${date.trim()} ${time.trim()}`.trim();
  const nothing = { time: NEXT_FREE_SLOT, misread: '', problem: null };
  if (text === '') return nothing;
  const instant = readWallClock(text, zone);
  if (instant === null) {
    return {
      ...nothing,
      misread: text,
      problem: t('"{text}" is not a day and time: write 2026-12-01 09:30', { text }),
    };
  }
  const isPast = Date.parse(instant) <= serverTime();
  const problem = isPast ? t('Please select a future date and time') : null;
  return { time: instant, misread: '', problem };
}

/** Undefined for an empty cell, null for a word that is not known. */
function readPlatform(cell: string) {
  const word = cell.trim().toLowerCase();
  if (word === '') return undefined;
  if (['x', 'x (twitter)'].includes(word)) return 'twitter' as const;
  return platforms.find((platform) => platform === word) ?? null;
}

/** Null for an empty cell, undefined for a name that nobody has. */
function readPersona(
  cell: string,
  personas: SchedulingContext['personas'],
): string | null | undefined {
  const name = cell.trim().toLowerCase();
  if (name === '') return null;
  return personas.find((persona) => persona.name.trim().toLowerCase() === name)?.id;
}
