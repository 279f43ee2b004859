import type { Finding } from '#shared/contracts/publishing.ts';
import type { ResolvedPost } from './resolve-post.ts';

export type Labelled = Pick<ResolvedPost, 'parts' | 'platform' | 'madeWithAi'>;

/** What is said of a part without the label. */
export const labelFinding = (
  part: number,
  level: Finding['level'],
  message: string,
  source: string,
) => ({
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
    return [labelFinding(part, 'warning', message, source)];
  });
}
