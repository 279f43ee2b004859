import { isBefore } from '../posts/posts.ts';
import { $$, $optional } from '../query.ts';
import { aiSwitch, toolBar } from '../selectors.ts';
import type { Composer } from './composer.ts';

const longestName = 60;

/** X's "Made with AI" switch in this composer, or the button of the menu that holds it. */
export function findAiSwitch({ scope }: Composer): HTMLElement | null {
  return $optional(aiSwitch, scope);
}

/** What X calls it, in X's language; '' where it has no name. */
export function switchName(found: Element): string {
  const labels = (found.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const name = found.getAttribute('aria-label') ?? (labelled.trim() || found.textContent);
  return (name ?? '').trim().slice(0, longestName);
}

/** The tool bar of a composer; null while X shows none. */
export function toolBarOf({ editor, scope }: Composer): HTMLElement | null {
  const bars = $$(toolBar, scope);
  return bars.find((bar) => isBefore(editor, bar)) ?? bars.at(-1) ?? null;
}
