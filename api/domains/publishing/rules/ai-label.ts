import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { RuleViolation } from '#shared/lib/post-rules/rule-violation.ts';
import type { ResolvedPost } from './resolve-post.ts';

export type Labelled = Pick<ResolvedPost, 'parts' | 'platform' | 'madeWithAi'>;

/** What is said of a part without the label. */
export const labelFinding = (
  part: number,
  level: RuleViolation['level'],
  reason: Message,
  source: Message,
) => ({
  id: level === 'note' ? 'ai-text' : 'ai-media',
  level,
  part,
  reason,
  source,
  fixed: null,
  label: 'madeWithAi' as const,
});

/** Media whose own file says that AI made it, on a post without X's label for that. */
export function unlabelledMedia({ parts, madeWithAi }: Labelled): RuleViolation[] {
  if (madeWithAi) return [];
  return parts.flatMap(({ media }, part) => {
    if (!media.some(({ saysAi }) => saysAi)) return [];
    const source = message('source.authenticity');
    return [labelFinding(part, 'warning', message('finding.ai-media'), source)];
  });
}
