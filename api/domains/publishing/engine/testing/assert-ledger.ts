import { messageText } from '#shared/lib/i18n/localize-message.ts';
import type { TruePost } from '#tools/sandbox/x-api/ledger.ts';
import type { Actor, PostRow, Stage } from './publisher-harness.ts';

export interface Judgement {
  doubles: string[];
  /** Not on X, and no state that tells a person so. */
  lost: string[];
  /** What the database says of a post is not what X has. */
  untrue: string[];
  states: Record<string, number>;
}

/** Schedules posts of these parts and keeps what each is to say, for `judge`. */
export async function scheduleTexts(
  { stage, actor, texts }: { stage: Stage; actor: Actor; texts: Map<string, string[]> },
  posts: string[][],
  how: { released?: boolean } = {},
): Promise<void> {
  const ids = await stage.scheduleMany(
    actor,
    posts.map((parts) => ({ parts, ...how })),
  );
  for (const [at, id] of ids.entries()) texts.set(id, posts[at] as string[]);
}

/** Holds what the database says against X's own ledger. Every text must be unlike any other. */
export async function judge(stage: Stage, texts: Map<string, string[]>): Promise<Judgement> {
  const copies = new Map<string, TruePost[]>();
  for (const post of stage.sandbox.control.truth().posts) {
    copies.set(post.text, [...(copies.get(post.text) ?? []), post]);
  }
  const verdict: Judgement = { doubles: [], lost: [], untrue: [], states: {} };
  const rows = await stage.rows();
  for (const row of rows.filter(({ id }) => texts.has(id))) {
    const parts = texts.get(row.id) as string[];
    const live = parts.map((text) => copies.get(text) ?? []);
    const said = `${row.status} ${row.hold_reason ?? ''} ${row.detail} ${parts[0]}`;
    verdict.states[row.status] = (verdict.states[row.status] ?? 0) + 1;
    if (live.some((posts) => posts.length > 1)) verdict.doubles.push(said);
    if (!isTrue(row, live) || !isWorded(row)) verdict.untrue.push(said);
    const isTold = ['held', 'failed', 'needs_check'].includes(row.status) || isUnfinished(row);
    if (!isTold && live.some((posts) => posts.length === 0)) verdict.lost.push(said);
  }
  return verdict;
}

/** What is said of it in English, every language can say. */
function isWorded({ detail, detail_message: told }: PostRow): boolean {
  return detail === (told === null ? '' : messageText(told));
}

/** A thread whose root is live and that says how far it got. */
function isUnfinished({ status, detail }: PostRow): boolean {
  return status === 'posted' && /^\d+ of \d+ parts (is|are) on X\./.test(detail);
}

function isTrue(row: PostRow, live: TruePost[][]): boolean {
  const { status, external_ids: known } = row;
  const inOrder = live.every(
    ([post], at) => at === 0 || !post || post.replyTo === (live[at - 1]?.[0]?.id ?? null),
  );
  const linked = known.every((id, at) => id === null || live[at]?.[0]?.id === id);
  if (!inOrder || !linked) return false;
  if (status === 'posted' && !isUnfinished(row)) return known.every((id) => id !== null);
  // Whatever else it is, a part that is live and not known to be is one that nobody denies.
  const unknown = live.some(([post], at) => post !== undefined && known[at] === null);
  return !unknown || status === 'needs_check' || status === 'unknown';
}
