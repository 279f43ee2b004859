import type { PageReport } from '../messages.ts';
import { $$ } from '../x-page/dollar.ts';
import { hostAttribute } from '../x-page/observe.ts';
import { toolBar, tweet } from '../x-page/selectors.ts';
import type { Problems } from './manager.ts';

/** Counts what X shows against what Troupe added, so that a change of X's page has a name. */
export function reportPage(problems: Problems): PageReport {
  const posts = $$(tweet, document);
  const bars = $$(toolBar, document);
  const withHost = (element: Element) => element.querySelector(`[${hostAttribute}]`) !== null;
  return {
    posts: posts.length,
    postsWithButton: posts.filter(withHost).length,
    composers: bars.length,
    composersWithButton: bars.filter(withHost).length,
    problems: [...problems.keys()],
  };
}
