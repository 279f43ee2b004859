import { $$ } from '../query.ts';
import { quotedBlocks, userName } from '../selectors.ts';

/**
 * The block of the quoted post in an article: X draws it as a link or as an article of its own.
 * Null where the article quotes nothing, or X marks the block in neither way.
 */
export function quotedBlock(article: Element): Element | null {
  const lines = $$(userName, article);
  for (const line of lines) {
    const around: Element[] = [];
    for (let node = line.parentElement; node && node !== article; node = node.parentElement) {
      if (node.matches(quotedBlocks)) around.unshift(node);
    }
    // One that holds every author line is no quoted post but the whole of this one.
    const block = around.find((one) => lines.some((other) => !one.contains(other)));
    if (block) return block;
  }
  return null;
}
