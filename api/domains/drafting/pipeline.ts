import type { z } from 'zod';
import type { Brief } from '#api/ai/adapters/provider.ts';
import { providersOf } from '#api/domains/settings/public.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type {
  failedGeneration,
  GeneratedContent,
  generateMultiple,
} from '#shared/contracts/generation.ts';
import { briefAdvanced } from './brief/advanced.ts';
import { briefContent, contentOrder } from './brief/content.ts';
import type { DraftOrder } from './brief/draft-order.ts';
import { briefReply } from './brief/reply.ts';
import { type Caller, type DraftWaiter, throwIfAborted, waiterOf } from './caller.ts';
import { advancedAnswer, contentAnswer, replyAnswer, type SavedDraft } from './finish/answers.ts';
import type { FinishedDraft } from './finish/finish-draft.ts';
import { saveDrafts } from './save/save-drafts.ts';
import { type DraftEvent, draftEvents } from './write/draft-events.ts';
import { failureOfProvider } from './write/failure-of-provider.ts';
import { sumUsage } from './write/persona-usage.ts';
import { takeProvider, writesByModel } from './write/take-provider.ts';
import { write } from './write/write.ts';

type OnText = (soFar: string) => void;
type Failed = z.output<typeof failedGeneration>;

/** What is asked, and the form of its answer; between the two every draft goes the same way. */
export interface DraftKind<Input, Answer> {
  /** Throws everything that can be refused before a provider writes. */
  brief(caller: Caller, input: Input): Promise<DraftOrder>;
  answer(saved: SavedDraft, who: DraftWaiter): Answer | Promise<Answer>;
}

export const replyDraft = { brief: briefReply, answer: replyAnswer };
export const contentDraft = { brief: briefContent, answer: contentAnswer };
export const advancedDraft = { brief: briefAdvanced, answer: advancedAnswer };

/** One draft. Throws what its brief refuses, and whatever the provider throws. */
export async function generate<Input, Answer>(
  caller: Caller,
  kind: DraftKind<Input, Answer>,
  input: Input,
): Promise<Answer> {
  return produce(caller, kind, await kind.brief(caller, input));
}

/** One draft as it is written. Throws before it begins what `generate` would refuse. */
export async function generateStreamed<Input, Answer>(
  caller: Caller,
  kind: DraftKind<Input, Answer>,
  input: Input,
  requestId: string,
): Promise<AsyncIterable<DraftEvent<Answer>>> {
  const order = await kind.brief(caller, input);
  return draftEvents(caller, order.brief, requestId, (writer, onText) =>
    produce(writer, kind, order, onText),
  );
}

/** A draft of each provider at once; one that fails stands in the list with its reason. */
export async function generateWithSeveral(
  caller: Caller,
  input: z.output<typeof generateMultiple.body>,
): Promise<{ results: (GeneratedContent | Failed)[] }> {
  const order = await contentOrder(caller, input);
  const ai = await providersOf(caller.ctx, caller.actor.workspaceId);
  const written = await Promise.all(
    [...new Set(input.providers)].map(async (id) => {
      try {
        // Side by side a failure is told, and the built-in composer has a place of its own.
        const { fallback: _, ...provider } = await takeProvider(
          caller,
          id,
          order.author?.persona ?? null,
        );
        const taken = { ...order, provider };
        return { order: taken, draft: await writeInVoice(taken, waiterOf(caller)) };
      } catch (error) {
        return failureOfProvider(caller, ai.get(id), error);
      }
    }),
  );
  throwIfAborted(caller);
  const drafts = written.flatMap((one) => ('draft' in one ? [one.draft] : []));
  const ids = await saveDrafts(caller, order, drafts);
  const results = written.map((one) =>
    'draft' in one ? contentAnswer({ ...one, draftId: ids.shift() ?? null }) : one,
  );
  return { results };
}

/** From the brief to the answer: write, guard, finish, save. */
async function produce<Answer>(
  caller: Caller,
  { answer }: Pick<DraftKind<never, Answer>, 'answer'>,
  order: DraftOrder,
  onText?: OnText,
): Promise<Answer> {
  const draft = await writeInVoice(order, waiterOf(caller), onText);
  throwIfAborted(caller);
  const [draftId = null, ...takeIds] = await saveDrafts(caller, order, [
    draft,
    ...(draft.takes ?? []),
  ]);
  return answer({ order, draft, draftId, takeIds }, waiterOf(caller));
}

/** A model that took longer than this is not asked again for another text. */
const SLOWEST_FIRST_TEXT_MS = 12_000;

/**
 * One finished draft. One that repeats an earlier text is written once more as another variant; what
 * is still alike is said in its notes.
 */
export async function writeInVoice(
  order: DraftOrder,
  who: DraftWaiter,
  onText?: OnText,
): Promise<FinishedDraft> {
  const began = performance.now();
  const first = await writeGuardFinish(order, order.brief, who, onText);
  if (!first.copies.block || performance.now() - began >= SLOWEST_FIRST_TEXT_MS) return first;
  const another = { ...order.brief, variant: order.brief.variant + 1 };
  // The first text stands whatever becomes of the second.
  const second = await writeGuardFinish(order, another, who).catch(() => null);
  throwIfAborted(who);
  if (!second) return first;
  const usage = sumUsage([first, second].flatMap((one) => one.usage ?? []));
  const best = similarity(second) < similarity(first) ? second : first;
  return usage ? { ...best, usage } : best;
}

async function writeGuardFinish(
  order: DraftOrder,
  brief: Brief,
  who: DraftWaiter,
  onText?: OnText,
): Promise<FinishedDraft> {
  const { author, earlier, humanize, forecast, notes } = order;
  const { provider, written } = await write({ ...order, brief }, who, onText);
  const by = { id: provider.id, name: provider.name };
  const drafts = await runTextTask('guard-draft', [by, brief, written], who);
  const byModel = writesByModel(provider);
  const profile = author?.voice.profile ?? null;
  const given = { brief, drafts, provider: by, byModel, earlier, profile, humanize, forecast };
  const finished = await runTextTask('finish-draft', [given], who);
  return { ...finished, notes: [...finished.notes, ...notes] };
}

function similarity({ copies }: FinishedDraft): number {
  return copies.nearest?.similarity ?? 0;
}
