import type { NewPost } from '#api/providers/x/post-calls.ts';
import type { XClient } from '#api/providers/x/x-client.ts';
import { XError } from '#api/providers/x/x-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { isDuplicate, refusalOf } from './refusal-of.ts';

/** What is known after one call to publish. */
export type Sent =
  | { kind: 'posted'; status: number; detail: null; externalId: string }
  /** It may be on X: nothing may be sent again before that is known. */
  | { kind: 'unknown'; isDuplicate: boolean; status: number | null; detail: Message }
  /** It is provably not on X, and a later try may work. */
  | { kind: 'unsent'; isNetwork: boolean; status: number | null; detail: Message }
  | { kind: 'limited'; waitMs: number; status: number; detail: Message }
  | { kind: 'unauthorized'; status: number; detail: Message }
  /** X has suspended or locked the account: nothing of it goes out. */
  | { kind: 'suspended'; status: number; detail: Message }
  /** It is provably not on X, and no try will change that. */
  | { kind: 'refused'; status: number; detail: Message };

const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const SHORTEST_WAIT_MS = 1_000;
const UNTOLD_WAIT_MS = 60_000;
const JITTER_MS = 5_000;

/** Makes the one call. What its answer, or the lack of one, proves is decided here alone. */
export async function sendPart(
  x: XClient,
  accessToken: string,
  post: NewPost,
  callMs: number,
): Promise<Sent> {
  try {
    const { id } = await x.createPost(accessToken, post, callMs);
    return { kind: 'posted', status: 201, detail: null, externalId: id };
  } catch (error) {
    if (!(error instanceof XError)) throw error;
    return meaningOf(error);
  }
}

/** The meaning of an error of a call that publishes. */
export function meaningOf(error: XError): Sent {
  const { kind, status, reason: detail, more } = error;
  const mayHaveArrived = status === null || status < 300 || status >= 500 || status === 408;
  if (more.unsent) return { kind: 'unsent', isNetwork: true, status, detail };
  if (mayHaveArrived) return { kind: 'unknown', isDuplicate: false, status, detail };
  if (kind === 'rate_limited') return { kind: 'limited', waitMs: waitOf(error), status, detail };
  if (kind === 'reconnect') return { kind: 'unauthorized', status: 401, detail };
  if (kind === 'suspended') return { kind: 'suspended', status, detail };
  if (isDuplicate(error)) {
    return { kind: 'unknown', isDuplicate: true, status, detail: message('x.has-text') };
  }
  // A page of whatever stands in front of X: X itself has not judged.
  if (more.notFromApi) return { kind: 'unsent', isNetwork: false, status, detail };
  return { kind: 'refused', status, detail: refusalOf(error) };
}

/** Past the reset by a little, so that not everybody comes back in the same moment. */
export function waitOf({ more: { waitSeconds } }: XError): number {
  const told = waitSeconds === undefined ? UNTOLD_WAIT_MS : waitSeconds * 1_000;
  const within = Math.min(Math.max(told, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
  return within + Math.random() * JITTER_MS;
}
