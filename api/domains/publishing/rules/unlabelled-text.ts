import type { Db } from '#api/db/database.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import { type Labelled, labelFinding } from './ai-label.ts';
import { listDraftedAmong } from './origin-queries.ts';

/** Parts that are drafts of Troupe's to the letter: the label may be put on them as well. */
export async function unlabelledText(
  tx: Db,
  owner: string,
  { parts, platform, madeWithAi }: Labelled,
): Promise<RuleViolation[]> {
  const texts = parts.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (madeWithAi || platform !== 'twitter' || texts.length === 0) return [];
  const drafts = await listDraftedAmong(tx, owner, texts).execute();
  const drafted = new Set(drafts.map(({ content }) => content));
  return parts.flatMap(({ text }, part) => {
    if (!drafted.has(text.trim())) return [];
    return [labelFinding(part, 'note', message('finding.ai-text'), message('source.readers'))];
  });
}
