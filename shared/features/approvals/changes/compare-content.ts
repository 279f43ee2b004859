import { type Change, diffArrays, diffWords } from 'diff';
import type { ReviewedContent } from '#shared/contracts/approvals.ts';

/** A part of a thread whose text was changed, added or taken out. */
interface PartChange {
  /** From 1, in the present version; null: it is gone. */
  place: number | null;
  before: string;
  after: string;
}

/** Parts that stayed as they are keep those around them in step, also where one was put between. */
export function partChanges(before: readonly string[], after: readonly string[]): PartChange[] {
  const changes: PartChange[] = [];
  let removed: string[] = [];
  let place = 0;
  function close(added: string[]) {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      changes.push({
        place: at < added.length ? place + at + 1 : null,
        before: removed[at] ?? '',
        after: added[at] ?? '',
      });
    }
    removed = [];
    place += added.length;
  }
  for (const run of diffArrays([...before], [...after])) {
    if (run.removed) removed = run.value;
    else if (run.added) close(run.value);
    else {
      close([]);
      place += run.value.length;
    }
  }
  close([]);
  return changes;
}

/** Also of languages that set no spaces between words. */
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Texts of many thousand words that have little in common are shown whole. */
const LONGEST_MS = 200;

export function wordChanges(before: string, after: string): Change[] {
  return (
    diffWords(before, after, { intlSegmenter: words, timeout: LONGEST_MS }) ?? [
      { value: before, added: false, removed: true, count: 1 },
      { value: after, added: true, removed: false, count: 1 },
    ]
  );
}

export type Aspect = 'time' | 'account' | 'media' | 'poll' | 'alt-texts' | 'labels' | 'other';

/** What beside the texts is another. */
export function otherChanges(before: ReviewedContent, after: ReviewedContent): Aspect[] {
  const differ = (of: (content: ReviewedContent) => unknown) =>
    JSON.stringify(of(before)) !== JSON.stringify(of(after));
  const media = ({ parts }: ReviewedContent) => parts.flatMap((part) => part.media);
  const described = new Map(media(before).map(({ id, altText }) => [id, altText]));
  const changed: Record<Aspect, boolean> = {
    time: Date.parse(before.scheduledTime) !== Date.parse(after.scheduledTime),
    account: before.accountId !== after.accountId,
    media: differ(({ parts }) => parts.map((part) => part.media.map(({ id }) => id)).filter(some)),
    poll: differ(({ parts }) => parts.flatMap(({ poll }) => poll ?? [])),
    'alt-texts': media(after).some(
      ({ id, altText }) => described.has(id) && described.get(id) !== altText,
    ),
    labels: differ(({ madeWithAi, paidPartnership }) => [madeWithAi, paidPartnership]),
    other: differ(({ graceMinutes, replyToId }) => [graceMinutes, replyToId]),
  };
  return (Object.keys(changed) as Aspect[]).filter((aspect) => changed[aspect]);
}

const some = (ids: string[]) => ids.length > 0;
