import { splitSamples } from '#api/ai/voice/read/split-samples.ts';
import type { ContentSample } from '#shared/contracts/buckets.ts';

export interface Material {
  training: string;
  buckets: { type: ContentSample['contentType']; text: string }[];
  /** As the person rewrote them; what a machine wrote and nobody changed tells nothing of the voice. */
  drafts: string[];
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
    edited: fresh(drafts),
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

/** The first of them in that order, each source with its share. */
export function textsInOrder(material: Material, most: number): string[] {
  return inOrder(atMost(most, textsOf(material)));
}
