import type { DeviceAnswer } from '#api/ai/adapters/device-provider.ts';
import type { Actor, Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { TaskOwner } from '#api/text-pool/text-pool.ts';
import { message } from '#shared/contracts/messages/message.ts';

/** Somebody who wants a draft. */
export interface Caller {
  ctx: Context;
  actor: Actor;
  /** Aborted when they go away. */
  signal: AbortSignal;
  /** What a model in their browser wrote: it takes the place of every provider. */
  device?: DeviceAnswer;
}

type CallInput = Pick<Caller, 'ctx' | 'actor'> & { request: Pick<Caller, 'signal'> };

/** Whoever makes this call. */
export function callerOf({ ctx, actor, request: { signal } }: CallInput): Caller {
  return { ctx, actor, signal };
}

/** Who waits for work on the texts of a draft; the signal is aborted when they go away. */
export type DraftWaiter = TaskOwner & { signal: AbortSignal };

export function waiterOf({ actor, signal }: Caller): DraftWaiter {
  return { owner: actor.workspaceId, signal };
}

/** Between two steps: what nobody waits for is not saved. Throws the AppError that nobody reads. */
export function throwIfAborted({ signal }: { signal: AbortSignal }): void {
  if (signal.aborted) throw new AppError('provider_failed', message('request.cancelled'));
}
