import { hostAttribute } from '../x-page/observe.ts';
import { placeOf } from '../x-page/page-kind.ts';
import { postsIn } from '../x-page/posts/post-around.ts';
import { $$ } from '../x-page/query.ts';
import { toolBar } from '../x-page/selectors.ts';
import { structuresInUse } from '../x-page/structural-fallback.ts';
import type { Problems } from './manager.ts';
import type { PageReport } from './page-report.ts';

/** Counts what X shows against what Troupe added, so that a change of X's page has a name. */
export function reportPage(problems: Problems): PageReport {
  const posts = postsIn(document);
  const bars = $$(toolBar, document);
  const withHost = (element: Element) => element.querySelector(`[${hostAttribute}]`) !== null;
  return {
    place: placeOf(location.pathname),
    language: `${document.documentElement.lang} ${document.documentElement.dir}`,
    posts: posts.length,
    postsWithButton: posts.filter(withHost).length,
    composers: bars.length,
    composersWithButton: bars.filter(withHost).length,
    byStructure: structuresInUse(),
    problems: [...problems.values()],
  };
}
