import { splitSamples } from '#api/ai/voice/read/split-samples.ts';
import type { ContentSample } from '#shared/contracts/buckets.ts';

export interface Material {
  training: string;
  buckets: { type: ContentSample['contentType']; text: string; isNew: boolean }[];
  /** As the person rewrote them; what a machine wrote and nobody changed tells nothing of the voice. */
  drafts: EditedDraft[];
}

export interface EditedDraft {
  text: string;
  /** What it replies to; null where it replies to nothing that is known. */
  post: string | null;
  isReply: boolean;
  /** Of today, by the UTC day. */
  isNew: boolean;
}

/** A text of the persona with where it comes from. */
export interface OwnText extends Omit<EditedDraft, 'post'> {
  isEdited: boolean;
}

/** What a persona learns from, one post each, by where it comes from; nothing stands twice. */
export interface LearningTexts {
  /** Drafts as the person rewrote them: their own last word. */
  edited: string[];
  training: string[];
  buckets: string[];
}

const LONGEST = 1_000;

export function textsOf({ training, buckets, drafts }: Material): LearningTexts {
  const seen = new Set<string>();
  const fresh = (texts: string[]) =>
    texts
      .map((text) => text.trim().slice(0, LONGEST).toWellFormed())
      .filter((text) => text !== '' && !seen.has(text) && seen.add(text));
  return {
    edited: fresh(drafts.map(({ text }) => text)),
    training: fresh(splitSamples(training)),
    buckets: fresh(
      buckets.flatMap(({ type, text }) => (type === 'thread' ? splitSamples(text) : [text])),
    ),
  };
}

/** The texts of all sources, the person's own first. */
export function inOrder({ edited, training, buckets }: LearningTexts): string[] {
  return [...edited, ...training, ...buckets];
}

/**
 * At most that many texts. Each source keeps a quarter of the room as long as it can fill it, so
 * that a long training text does not push the buckets out; the rest goes to the person's own first.
 */
export function atMost(most: number, texts: LearningTexts): LearningTexts {
  const share = Math.floor(most / 4);
  const left = Object.values(texts).map((group: string[]) => Math.max(0, share - group.length));
  let spare = left.reduce((sum, room) => sum + room, most - 3 * share);
  const cut = (group: string[]) => {
    const extra = Math.min(spare, Math.max(0, group.length - share));
    spare -= extra;
    return group.slice(0, share + extra);
  };
  const { edited, training, buckets } = texts;
  return { edited: cut(edited), training: cut(training), buckets: cut(buckets) };
}

/** Of each source: what one of them has more or less of changes nothing of the others. */
const MOST_OWN = { training: 120, buckets: 60, drafts: 60 };

/** What the samples of a prompt are chosen from: the owner's own texts first, in an order that lasts. */
function ownTexts({ training, buckets, drafts }: Material): OwnText[] {
  const seen = new Set<string>();
  const written = splitSamples(training).map((text) => ({ text, isNew: false, isReply: false }));
  const collected = buckets.flatMap(({ type, text, isNew }) =>
    (type === 'thread' ? splitSamples(text) : [text]).map((one) => ({
      text: one,
      isNew,
      isReply: type === 'comment',
    })),
  );
  const own = [
    ...written.slice(0, MOST_OWN.training),
    ...oldFirst(collected, MOST_OWN.buckets),
  ].map((one) => ({ ...one, isEdited: false }));
  const edited = oldFirst(drafts, MOST_OWN.drafts).map(({ text, isNew, isReply }) => ({
    text,
    isNew,
    isReply,
    isEdited: true,
  }));
  return [...own, ...edited].flatMap(({ text, isReply, ...from }) => {
    const trimmed = text.trim().slice(0, LONGEST).toWellFormed();
    if (trimmed === '' || seen.has(trimmed)) return [];
    seen.add(trimmed);
    // Who begins with a handle answers somebody.
    return [{ ...from, text: trimmed, isReply: isReply || /^[@＠]\w/u.test(trimmed) }];
  });
}

/** What came today takes no room of what was there before. */
function oldFirst<T extends { isNew: boolean }>(texts: T[], most: number): T[] {
  const [before, today] = [texts.filter(({ isNew }) => !isNew), texts.filter(({ isNew }) => isNew)];
  return [...before.slice(0, most), ...today.slice(0, most / 2)];
}

/**
 * The texts of all sources in that order, each source with its share of `most`, and what the samples of
 * a prompt are chosen from.
 */
export function learningTexts(
  material: Material,
  most: number,
): { samples: string[]; own: OwnText[] } {
  return { samples: inOrder(atMost(most, textsOf(material))), own: ownTexts(material) };
}
