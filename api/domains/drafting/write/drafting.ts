import type { AiProvider, Brief } from '#api/ai/adapters/provider.ts';
import { streamInPieces } from '#api/ai/adapters/stream-in-pieces.ts';
import type { Actor, Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { getPersona } from '#api/domains/personas/service.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/service.ts';
import { voiceOfPersona } from '#api/domains/voice/service.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import type { Speaker } from '../brief/briefs.ts';
import { listEarlierTexts } from '../queries.ts';
import type { DraftOrder, DraftWaiter } from './draft-in-voice.ts';

/** Somebody who wants a draft. */
export interface Caller {
  ctx: Context;
  actor: Actor;
  /** Aborted when they go away. */
  signal: AbortSignal;
}

/** For work on the texts of one call. */
export function taskOwner({ actor, signal }: Caller): DraftWaiter {
  return { owner: actor.workspaceId, signal };
}

/** A persona with its voice, and with everything that its drafts must not repeat. */
export interface PreparedSpeaker extends Speaker {
  earlier: string[];
}

/** Throws not_found, also for somebody else's persona. */
export async function speakerOf(
  { ctx, actor }: Caller,
  personaId: string,
): Promise<PreparedSpeaker> {
  const { db } = ctx;
  const { workspaceId: owner } = actor;
  const [persona, voice, drafted] = await Promise.all([
    getPersona(db, owner, personaId),
    voiceOfPersona(db, owner, personaId),
    withWorkspace(db, owner, (tx) => listEarlierTexts(tx, owner, personaId).execute()),
  ]);
  const earlier = [...voice.samples, ...voice.viral, ...drafted.map(({ text }) => text)];
  return { persona, voice, earlier };
}

export function orderOf(
  brief: Brief,
  speaker: PreparedSpeaker | null,
  options: { humanize: boolean },
): DraftOrder {
  return {
    brief,
    profile: speaker?.voice.profile ?? null,
    earlier: speaker?.earlier ?? [],
    humanize: options.humanize,
  };
}

/** The asked provider, else the best there is. Each call to one that costs money is counted. */
export async function takeProvider(
  { ctx, actor }: Caller,
  asked: ProviderId | undefined,
): Promise<AiProvider> {
  const ai = await providersOf(ctx, actor.workspaceId);
  const provider = asked ? ai.get(asked) : ai.best();
  // One without a key is asked for nothing: it says so itself.
  if (!writesByModel(provider)) return inThread(provider, actor.workspaceId);
  if (!provider.configured) return provider;
  await takeOwnModel(ctx, actor);
  return counted({ ctx, actor }, provider);
}

/** What is composed on this machine keeps a thread busy and nobody waiting. */
function inThread(builtIn: AiProvider, owner: string): AiProvider {
  const complete: AiProvider['complete'] = ({ brief, signal }) =>
    runTextTask('compose-draft', [brief], { owner, signal });
  return {
    ...builtIn,
    complete,
    stream: (request, onText) => streamInPieces(complete(request), request.signal, onText),
  };
}

/** The first draft is counted; what else it is asked takes a call of its own, or is refused. */
function counted({ ctx, actor }: Pick<Caller, 'ctx' | 'actor'>, provider: AiProvider): AiProvider {
  let drafts = 0;
  async function takeNext() {
    drafts += 1;
    if (drafts > 1) await takeOwnModel(ctx, actor);
  }
  const { ask } = provider;
  return {
    ...provider,
    async complete(request) {
      await takeNext();
      return provider.complete(request);
    },
    async stream(request, onText) {
      await takeNext();
      return provider.stream(request, onText);
    },
    ask:
      ask &&
      (async (question, signal) => {
        await takeOwnModel(ctx, actor);
        return ask(question, signal);
      }),
  };
}

export function writesByModel(provider: AiProvider): boolean {
  return provider.ask !== null;
}
