import type { Brief } from '../../adapters/provider.ts';
import { guardedItems } from '../../guard/guarded-items.ts';
import { visibleText } from '../../guard/visible-text.ts';

/**
 * The brief as the composer may read it: what a foreign text would have repeated (links, addresses,
 * orders, bait) is not there, so that no sentence is built around it.
 */
export function readableBrief(brief: Brief): Brief {
  const { post, reference } = brief;
  return {
    ...brief,
    post: post && { ...post, text: withoutGuarded(post.text) },
    reference: reference && withoutGuarded(reference),
  };
}

function withoutGuarded(text: string): string {
  const seen = visibleText(text);
  let kept = '';
  let from = 0;
  for (const { kind, start, end } of guardedItems(seen)) {
    if (kind === 'handle' || kind === 'cashtag') continue;
    kept += seen.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return from === 0 ? text : kept + seen.slice(from);
}
