import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { AdvancedContent } from '#shared/contracts/advanced-generation.ts';
import type { GeneratedContent, GeneratedReply } from '#shared/contracts/generation.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import type { DraftOrder } from '../brief/draft-order.ts';
import type { DraftWaiter } from '../caller.ts';
import type { FinishedDraft } from './finish-draft.ts';

export interface SavedDraft {
  order: DraftOrder;
  draft: FinishedDraft;
  /** Null where none is saved. */
  draftId: string | null;
  /** As in `draft.takes`; left out: none. */
  takeIds?: string[];
}

export function replyAnswer(saved: SavedDraft): GeneratedReply {
  const { points } = saved.draft.scores;
  const { situation } = saved.order.brief;
  const answer = withEnglish({
    ...common(saved),
    engagementScore: points,
    viralPotential: points,
    ...(situation ? { situation } : {}),
  });
  return { ...answer, ...takesOf(saved) };
}

export function contentAnswer(saved: SavedDraft): GeneratedContent {
  const { hashtags, scores } = saved.draft;
  const { points: engagement_score, confidence } = scores;
  const answer = withEnglish({ ...common(saved), hashtags, engagement_score, confidence });
  return { ...answer, ...takesOf(saved) };
}

/** The other texts of the answer, each with its own messages. */
function takesOf({ order, draft: { takes = [] }, takeIds = [] }: SavedDraft) {
  if (takes.length === 0) return {};
  return {
    takes: takes.map((draft, at) =>
      withEnglish(common({ order, draft, draftId: takeIds[at] ?? null })),
    ),
  };
}

/** What is told of every draft in somebody's voice. */
function common({ order, draft, draftId }: SavedDraft) {
  const { content, provider, voiceMatch, notes, figures, scores } = draft;
  return {
    content,
    provider: provider.id,
    voiceMatch,
    draftId,
    notes,
    figures,
    ...judged(draft),
    explanation: [...scores.explanation, ...tokensOf(draft)],
    samples: usedSamples(order),
  };
}

export async function advancedAnswer(
  { order: { brief }, draft: { takes = [], ...draft } }: SavedDraft,
  who: DraftWaiter,
): Promise<AdvancedContent> {
  const of = async (one: FinishedDraft) => {
    const assessed = await runTextTask('assess-draft', [brief, one], who);
    const { provider, notes, figures } = one;
    return withEnglish({
      ...assessed,
      provider: provider.id,
      ...judged(one),
      notes: [...notes, ...tokensOf(one)],
      figures,
    });
  };
  const [first, ...others] = await Promise.all([of(draft), ...takes.map(of)]);
  return { ...first, ...(others.length > 0 ? { takes: others } : {}) };
}

/** What its text is worth, as far as anybody knows, and what it took. */
function judged({ scores: { checks, forecast }, usage }: FinishedDraft) {
  return { checks, forecast, ...(usage ? { usage } : {}) };
}

function tokensOf({ usage }: FinishedDraft): Message[] {
  if (!usage) return [];
  const { inputTokens: input, outputTokens: output, costMicros } = usage;
  if (costMicros === null) return [message('draft.tokens', { input, output })];
  // An estimate: two digits are as much as it knows.
  const cost = Number((costMicros / 1_000_000).toPrecision(2));
  return [message('draft.usage', { input, output, cost })];
}

const SAMPLES = { most: 3, characters: 140 };

/** The persona's own texts nearest to the subject, as a person is told what a draft leans on. */
function usedSamples({ brief: { voice } }: DraftOrder): string[] {
  return voice.samples.slice(0, SAMPLES.most).map((sample) => excerpt(sample, SAMPLES.characters));
}
