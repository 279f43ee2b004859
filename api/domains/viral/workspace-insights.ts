import type { Db } from '#api/db/database.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { ViralContent } from '#shared/contracts/viral.ts';
import { deleteInsights, listInsights, upsertInsights } from './insight-queries.ts';
import { listContent } from './queries.ts';

/** Writes what a training found; each insight counts as used once more. */
export async function keepInsights(
  tx: Db,
  owner: string,
  chosen: string[],
  categories: string[],
): Promise<void> {
  await lockInWorkspace(tx, owner, 'insights');
  const library = (await listContent(tx, owner).execute()).map(toLibraryText);
  const who = { owner, background: true };
  const findings = await runTextTask('find-insights', [library, new Set(chosen), categories], who);
  if (findings.length > 0) await upsertInsights(tx, owner, findings, 1).execute();
}

/** After a text is gone: neither its words nor its figures stay behind in an insight. */
export async function refreshInsights(tx: Db, owner: string): Promise<void> {
  await lockInWorkspace(tx, owner, 'insights');
  const known = (await listInsights(tx, owner).execute()).map(({ category }) => category);
  if (known.length === 0) return;
  const library = (await listContent(tx, owner).execute()).map(toLibraryText);
  const chosen = new Set(library.map(({ id }) => id));
  const findings = await runTextTask('find-insights', [library, chosen, known], { owner });
  const gone = known.filter((category) => !findings.some((one) => one.category === category));
  if (gone.length > 0) await deleteInsights(tx, owner, gone).execute();
  if (findings.length > 0) await upsertInsights(tx, owner, findings, 0).execute();
}

function toLibraryText({ id, content, contentType, engagementRate, ...viral }: ViralContent) {
  const isCounted = viral.likes !== null || viral.retweets !== null || viral.replies !== null;
  // Views alone make a rate of 0 that says nothing of the text.
  const engagement = isCounted ? engagementRate : null;
  return { id, content, hasMedia: contentType !== 'text', engagement };
}
