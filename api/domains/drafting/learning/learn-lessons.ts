import type { LearntEdit } from '#api/ai/adapters/provider.ts';
import { isOpener, isWithin, phrasingsOf } from '#api/ai/phrasings.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import type { LessonKind, PersonaLessons } from '#shared/contracts/persona-lessons.ts';
import { nearestSamples } from '../brief/nearest-samples.ts';

/** A draft that the owner accepted, edited or discarded. */
export interface DecidedDraft extends Omit<LearntEdit, 'sent'> {
  type: ContentType;
  outcome: 'accepted' | 'edited' | 'discarded';
  /** Null unless edited. */
  sent: string | null;
  /** Share of the text that was changed, 0..1; null unless edited. */
  changed: number | null;
  /** Seconds since 1970. */
  at: number;
}

/** What was forgotten, and when: decisions until then do not count for it. */
export interface ForgottenLesson {
  kind: LessonKind | 'all';
  phrase: string;
  at: number;
}

export interface Decisions {
  /** The newest first. */
  decided: DecidedDraft[];
  forgotten: ForgottenLesson[];
}

export interface Lessons extends Omit<PersonaLessons, 'edits' | 'learns'> {
  /** The newest first; for a draft those most like what it is about. */
  edits: LearntEdit[];
}

/** So many decisions make a habit. */
const FEWEST = 3;
const SHARE_REMOVED = 0.8;
/** What is changed more than this is written anew, and takes no phrase out of anything. */
const MOST_CHANGED = 0.65;
/** Fewer texts say nothing of a length. */
const FEWEST_LENGTHS = 6;
const MOST_PHRASES = 20;

/** What decisions on drafts teach; lengths only of the kind that is to be written. Pure. */
export function learnLessons(
  { decided, forgotten }: Decisions,
  wanted: { about: string; kind: ContentType } | null,
): Lessons {
  const counts = (kind: LessonKind, phrase = '') => {
    const covering = forgotten.filter(
      (one) => one.kind === 'all' || (one.kind === kind && covers(one.phrase, phrase)),
    );
    const from = Math.max(0, ...covering.map(({ at }) => at));
    return ({ at }: Pick<DecidedDraft, 'at'>) => at > from;
  };
  const read = decided.map((draft) => ({
    ...draft,
    said: phrasingsOf(draft.draft),
    kept: draft.outcome === 'discarded' ? null : phrasingsOf(draft.sent ?? draft.draft),
    ofPost: phrasingsOf(draft.post ?? ''),
  }));
  const removed = removedPhrases(read, counts);
  const edited = decided.flatMap(({ sent, ...draft }) =>
    sent === null ? [] : [{ ...draft, sent }],
  );
  const edits = edited.filter(counts('edits'));
  const lengths = edited
    .filter(({ type }) => (wanted ? type === wanted.kind : type !== 'thread'))
    .filter(counts('length'))
    .map(({ sent }) => sent.trim().length);
  return {
    edits: wanted ? nearestEdits(edits, wanted.about) : edits,
    length: usualLengths(lengths),
    removed,
    avoided: avoidedPhrases(read, counts, removed),
  };
}

type Read = DecidedDraft & {
  said: Set<string>;
  kept: Set<string> | null;
  ofPost: Set<string>;
};
type Counts = (kind: LessonKind, phrase: string) => (draft: Pick<DecidedDraft, 'at'>) => boolean;
type Phrase = PersonaLessons['removed'][number];

/** Taken out again and again, and never written by the owner where the draft had not had it. */
function removedPhrases(read: Read[], counts: Counts): Phrase[] {
  const edits = read.filter(({ outcome }) => outcome === 'edited');
  const own = new Set(
    edits.flatMap(({ kept, said }) => [...(kept ?? [])].filter((phrase) => !said.has(phrase))),
  );
  const corrected = edits.filter(({ changed }) => (changed ?? 0) <= MOST_CHANGED);
  const found = standingIn(corrected).flatMap((phrase) => {
    if (own.has(phrase)) return [];
    const isCounted = counts('removed', phrase);
    const had = corrected.filter(
      (one) => one.said.has(phrase) && !one.ofPost.has(phrase) && isCounted(one),
    );
    const times = had.filter(({ kept }) => !kept?.has(phrase)).length;
    return times >= FEWEST && times >= had.length * SHARE_REMOVED ? [{ text: phrase, times }] : [];
  });
  return mostTelling(found);
}

/** Openers and runs of four words of several discarded drafts that no sent text has. */
function avoidedPhrases(read: Read[], counts: Counts, removed: Phrase[]): Phrase[] {
  const known = new Set(removed.map(({ text }) => text));
  const sent = new Set(read.flatMap(({ kept }) => [...(kept ?? [])]));
  const discarded = read.filter(({ outcome }) => outcome === 'discarded');
  const found = standingIn(discarded).flatMap((phrase) => {
    if (sent.has(phrase) || known.has(phrase)) return [];
    if (!isOpener(phrase) && phrase.split(' ').length < 4) return [];
    const isCounted = counts('avoided', phrase);
    const times = discarded.filter(
      (one) => one.said.has(phrase) && !one.ofPost.has(phrase) && isCounted(one),
    ).length;
    return times >= FEWEST ? [{ text: phrase, times }] : [];
  });
  return mostTelling(found);
}

/** The phrasings of at least so many of them as make a habit. */
function standingIn(read: Read[]): string[] {
  const seen = new Map<string, number>();
  for (const { said } of read) {
    for (const phrase of said) seen.set(phrase, (seen.get(phrase) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times >= FEWEST).map(([phrase]) => phrase);
}

/** The most frequent; of those that stand in each other the longest that tells as much. */
function mostTelling(found: Phrase[]): Phrase[] {
  const kept: Phrase[] = [];
  const isTold = (one: Phrase) =>
    found.some(({ text, times }) =>
      times === one.times
        ? isWithin(one.text, text)
        : times > one.times && isWithin(text, one.text),
    ) || kept.some(({ text, times }) => times === one.times && goesOn(text, one.text));
  for (const one of found) if (!isTold(one)) kept.push(one);
  return kept.sort((a, b) => b.times - a.times).slice(0, MOST_PHRASES);
}

/** Whether forgetting one phrase forgets the other: its parts would come up in its place. */
function covers(forgotten: string, phrase: string): boolean {
  return (
    forgotten === phrase ||
    isWithin(phrase, forgotten) ||
    goesOn(forgotten, phrase) ||
    goesOn(phrase, forgotten)
  );
}

/** Whether one run is the other moved on by a word or two: "a b c d", "b c d e". */
function goesOn(text: string, next: string): boolean {
  const [words, others] = [text.split(' '), next.split(' ')];
  if (words.length < 4 || others.length < 4) return false;
  return [1, 2].some((by) => words.slice(by).join(' ') === others.slice(0, -by).join(' '));
}

function nearestEdits(edits: LearntEdit[], about: string): LearntEdit[] {
  const byText = new Map<string, LearntEdit>();
  for (const { post, draft, sent } of edits) {
    const text = `${post ?? ''}\n${draft}`;
    if (!byText.has(text)) byText.set(text, { post, draft, sent });
  }
  return nearestSamples([...byText.keys()], about)
    .slice(0, 3)
    .flatMap((text) => byText.get(text) ?? []);
}

function usualLengths(lengths: number[]): Lessons['length'] {
  if (lengths.length < FEWEST_LENGTHS) return null;
  const sorted = lengths.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { from: at(0.25), median: at(0.5), to: at(0.75), texts: sorted.length };
}
