import type { Db } from '#api/db/database.ts';
import type { Finding } from '#shared/contracts/publishing.ts';
import { type Labelled, labelFinding } from './ai-label.ts';
import { listDraftedAmong } from './origin-queries.ts';

/** Parts that are drafts of Troupe's to the letter: the label may be put on them as well. */
export async function unlabelledText(
  tx: Db,
  owner: string,
  { parts, platform, madeWithAi }: Labelled,
): Promise<Finding[]> {
  const texts = parts.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (madeWithAi || platform !== 'twitter' || texts.length === 0) return [];
  const drafts = await listDraftedAmong(tx, owner, texts).execute();
  const drafted = new Set(drafts.map(({ content }) => content));
  return parts.flatMap(({ text }, part) => {
    if (!drafted.has(text.trim())) return [];
    const message = 'Troupe drafted this text. You can label it as made with AI.';
    return [labelFinding(part, 'note', message, 'Troupe: readers may want to know')];
  });
}
