import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { hasDivider, splitAtDividers } from '#shared/lib/text/thread-marks.ts';
import {
  type DraftPart,
  isEmptyPart,
  newPart,
  withPartMoved,
  withPartSplit,
} from '../form/post-draft.ts';

/** What a person does to the parts of a thread. */
export type PartEvent =
  | { type: 'changed'; place: number; part: DraftPart }
  /** Enter on an empty last line. */
  | { type: 'begun'; place: number; caret: number }
  /** Backspace in an empty part; `asLine` where Enter had begun it: the empty line comes back. */
  | { type: 'joined'; place: number; asLine: boolean }
  | { type: 'added'; after: number }
  | { type: 'moved'; place: number; to: number }
  | { type: 'removed'; place: number }
  | { type: 'split'; place: number; texts: readonly string[] };

export interface PartsChange {
  parts: DraftPart[];
  /** The part whose text has the focus next. */
  place?: number;
  /** The sentence that a screen reader announces. */
  told?: string;
  /** The texts of before can be brought back by Undo. */
  keeps?: boolean;
}

/** The parts after an event; null where it changes nothing. */
export function changeParts(parts: readonly DraftPart[], event: PartEvent): PartsChange | null {
  const isFull = parts.length >= PARTS_PER_THREAD;
  switch (event.type) {
    case 'changed': {
      const { place, part } = event;
      const texts = hasDivider(part.text) && !isFull ? splitAtDividers(part.text) : [];
      if (texts.length > 1) return changeParts(parts, { type: 'split', place, texts });
      return { parts: parts.toSpliced(place, 1, part) };
    }
    case 'begun': {
      const now = parts[event.place];
      if (!now || isFull || !beginsPart(now.text, event.caret)) return null;
      return added(parts.with(event.place, { ...now, text: now.text.trimEnd() }), event.place);
    }
    case 'joined':
      return joined(parts, event);
    case 'added':
      return isFull ? null : added(parts, event.after);
    case 'moved':
      return {
        parts: withPartMoved(parts, event.place, event.to),
        place: event.to,
        told: t('Part {part} is now part {to}', { part: event.place + 1, to: event.to + 1 }),
        keeps: true,
      };
    case 'removed':
      return {
        parts: parts.toSpliced(event.place, 1),
        place: Math.max(0, event.place - 1),
        told: t('Part {part} removed', { part: event.place + 1 }),
        keeps: true,
      };
    case 'split':
      return divided(parts, event.place, event.texts);
  }
}

/** The caret stands on an empty line below a text, with nothing after it. */
export function beginsPart(text: string, caret: number): boolean {
  const before = text.slice(0, caret);
  return before.endsWith('\n') && before.trim() !== '' && text.slice(caret).trim() === '';
}

function added(parts: readonly DraftPart[], after: number): PartsChange {
  return {
    parts: parts.toSpliced(after + 1, 0, newPart('')),
    place: after + 1,
    told: t('Part {part} added', { part: after + 2 }),
  };
}

function joined(
  parts: readonly DraftPart[],
  { place, asLine }: { place: number; asLine: boolean },
): PartsChange | null {
  const empty = parts[place];
  const before = parts[place - 1];
  if (!empty || !before || !isEmptyPart(empty)) return null;
  const text = asLine ? `${before.text}\n\n` : before.text;
  return {
    parts: parts.toSpliced(place - 1, 2, { ...before, text }),
    place: place - 1,
    told: t('Part {part} removed', { part: place + 1 }),
  };
}

function divided(
  parts: readonly DraftPart[],
  place: number,
  texts: readonly string[],
): PartsChange | null {
  const room = PARTS_PER_THREAD - parts.length + 1;
  // The last part keeps what has no place any more; its counter shows it.
  const fitting =
    texts.length > room
      ? [...texts.slice(0, room - 1), texts.slice(room - 1).join('\n\n')]
      : [...texts];
  if (fitting.length < 2) return null;
  return {
    parts: withPartSplit(parts, place, fitting),
    place: place + fitting.length - 1,
    told: tn(fitting.length, 'Split into {n} part', 'Split into {n} parts'),
    keeps: true,
  };
}
