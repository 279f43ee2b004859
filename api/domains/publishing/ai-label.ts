import type { Db } from '#api/db/database.ts';
import type { Finding } from '#shared/contracts/publishing.ts';
import { listDraftedAmong } from './origin-queries.ts';
import type { ResolvedPost } from './resolve-post.ts';

type Labelled = Pick<ResolvedPost, 'parts' | 'platform' | 'madeWithAi'>;

const finding = (part: number, level: Finding['level'], message: string, source: string) => ({
  id: level === 'note' ? 'ai-text' : 'ai-media',
  level,
  part,
  message,
  source,
  fixed: null,
  label: 'madeWithAi' as const,
});

/** Media whose own file says that AI made it, on a post without X's label for that. */
export function unlabelledMedia({ parts, madeWithAi }: Labelled): Finding[] {
  if (madeWithAi) return [];
  return parts.flatMap(({ media }, part) => {
    if (!media.some(({ saysAi }) => saysAi)) return [];
    const message = 'The file says that AI made it. X asks to label such media as made with AI.';
    const source = 'X: Authenticity policy; the label of the file (IPTC, C2PA or its prompt)';
    return [finding(part, 'warning', message, source)];
  });
}

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
    return [finding(part, 'note', message, 'Troupe: readers may want to know')];
  });
}
