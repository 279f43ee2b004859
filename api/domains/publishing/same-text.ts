import type { Db } from '#api/db/database.ts';
import { guardCopies } from '#api/providers/ai/voice/copy-guard.ts';
import type { Finding } from '#shared/contracts/publishing.ts';
import { SHORTEST_COMPARED, sameTextFinding } from '#shared/lib/post-rules/same-text-rule.ts';
import { withoutUtm } from '#shared/lib/utm.ts';
import { listTexts } from './queries.ts';

const WINDOW_MS = 7 * 24 * 60 * 60_000;

export interface KnownText {
  postId: string;
  accountId: string | null;
  text: string;
  isPosted: boolean;
}

/**
 * The texts of the workspace from a week before the first of these times to a week after the last;
 * times that are over count as now.
 */
export async function textsAround(
  tx: Db,
  owner: string,
  now: string,
  times: readonly string[],
): Promise<KnownText[]> {
  const stamps = times.map((time) => Math.max(Date.parse(time), Date.parse(now)));
  const from = new Date(Math.min(...stamps) - WINDOW_MS).toISOString();
  const to = new Date(Math.min(Math.max(...stamps) + WINDOW_MS, LAST)).toISOString();
  const rows = await listTexts(tx, owner, from, to).execute();
  return rows.map(({ status, ...row }) => ({ ...row, isPosted: status === 'posted' }));
}

/** Of the instants that have a year of four digits. */
const LAST = Date.parse('9999-12-31T00:00:00Z');

interface Compared {
  parts: { text: string }[];
  accountId: string | null;
}

/** Where a post repeats another one: of the same account, or of another one, which X forbids. */
export function sameTextFindings({ parts, accountId }: Compared, known: KnownText[]): Finding[] {
  // A post without an account may yet go out from any of them.
  const isOther = (text: KnownText) =>
    accountId !== null && text.accountId !== null && text.accountId !== accountId;
  // What tagged links share, or differ in, says nothing of the text around them.
  const bare = known.map((one) => ({ ...one, text: withoutUtm(one.text) }));
  const groups = [bare.filter(isOther), bare.filter((text) => !isOther(text))];
  return parts.flatMap(({ text: written }, part) => {
    const text = withoutUtm(written);
    if (text.trim().length < SHORTEST_COMPARED) return [];
    for (const [at, group] of groups.entries()) {
      const { block, nearest } = guardCopies(
        text,
        group.map((one) => one.text),
      );
      if (!block || !nearest) continue;
      const isPosted = group.some((one) => one.text === nearest.text && one.isPosted);
      return [sameTextFinding(part, { ...nearest, isPosted, isSameAccount: at === 1 })];
    }
    return [];
  });
}
