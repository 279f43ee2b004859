import { platforms } from '#shared/contracts/common.ts';
import {
  type CreatePostInput,
  createPostInput,
  NEXT_FREE_SLOT,
} from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/server-time.ts';
import { instantOf } from '#shared/lib/time-zones.ts';
import { withLineFeeds } from '#shared/lib/with-line-feeds.ts';

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

export interface Surroundings {
  /** The zone in which times without an offset are meant. */
  zone: string;
  personas: readonly { id: string; name: string }[];
}

/** Reads one record. Without a time it takes the next free slot of the queue. */
export function toRow(
  cells: Cells,
  place: number,
  { zone, personas }: Surroundings,
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
  const refused = createPostInput.safeParse(input).error?.issues[0]?.message ?? null;
  return {
    place,
    input,
    misreadTime: when.misread,
    persona: cells.persona.trim(),
    problem: misread ?? when.problem ?? unknown ?? refused,
  };
}

interface When {
  time: string;
  misread: string;
  problem: string | null;
}

/** `2026-12-01` and `9:30`, or both in one cell; an ISO 8601 instant as it is. */
function readWhen({ date, time, scheduledTime }: Cells, zone: string): When {
  const text = scheduledTime.trim() || `${date.trim()} ${time.trim()}`.trim();
  const nothing = { time: NEXT_FREE_SLOT, misread: '', problem: null };
  if (text === '') return nothing;
  const instant = readInstant(text, zone);
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

function readInstant(text: string, zone: string): string | null {
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  }
  const [, day, hour = '', minute] =
    /^(\d{4}-\d\d-\d\d)[T ]+(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  if (!day) return null;
  try {
    return instantOf(`${day}T${hour.padStart(2, '0')}:${minute}`, zone);
  } catch {
    return null;
  }
}

/** Undefined for an empty cell, null for a word that is not known. */
function readPlatform(cell: string) {
  const word = cell.trim().toLowerCase();
  if (word === '') return undefined;
  if (['x', 'x (twitter)'].includes(word)) return 'twitter' as const;
  return platforms.find((platform) => platform === word) ?? null;
}

/** Null for an empty cell, undefined for a name that nobody has. */
function readPersona(cell: string, personas: Surroundings['personas']): string | null | undefined {
  const name = cell.trim().toLowerCase();
  if (name === '') return null;
  return personas.find((persona) => persona.name.trim().toLowerCase() === name)?.id;
}
