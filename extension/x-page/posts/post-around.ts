import { $$, $closestOptional } from '../query.ts';
import { tweet } from '../selectors.ts';

/** The post that an element is part of; inside a quoted post that is the one that quotes it. */
export function postAround(from: Element): HTMLElement | null {
  let article = $closestOptional<HTMLElement>(tweet, from);
  for (let outer = article; outer; outer = outerOf(outer)) article = outer;
  return article;
}

/** The posts in a part of the page, without the posts that they quote. */
export function postsIn(root: ParentNode): HTMLElement[] {
  return $$(tweet, root).filter((article) => !outerOf(article));
}

function outerOf(article: Element): HTMLElement | null {
  return article.parentElement?.closest<HTMLElement>(tweet) ?? null;
}
