import { closestByStructure, confirmSelector, findByStructure } from './structural-fallback.ts';

/** A part of X's page that a feature needs and does not find. */
export class MissingElement extends Error {
  override readonly name = 'MissingElement';

  constructor(readonly selector: string) {
    super(`X's page has no ${selector} here`);
  }
}

/** The first match. Throws MissingElement: on a page that is not ours absence is loud. */
export function $<E extends Element = HTMLElement>(selector: string, base: ParentNode): E {
  return $optional<E>(selector, base) ?? missing(selector);
}

/** The first match where absence is normal. */
export function $optional<E extends Element = HTMLElement>(
  selector: string,
  base: ParentNode,
): E | null {
  const found = base.querySelector<E>(selector);
  if (found) confirmSelector(selector);
  return found ?? (findByStructure(selector, base)[0] as E | undefined) ?? null;
}

export function $$<E extends Element = HTMLElement>(selector: string, base: ParentNode): E[] {
  const found = [...base.querySelectorAll<E>(selector)];
  if (found.length === 0) return findByStructure(selector, base) as E[];
  confirmSelector(selector);
  return found;
}

/** The closest ancestor. Throws MissingElement. */
export function $closest<E extends Element = HTMLElement>(selector: string, from: Element): E {
  return $closestOptional<E>(selector, from) ?? missing(selector);
}

/** The closest ancestor where absence is normal. */
export function $closestOptional<E extends Element = HTMLElement>(
  selector: string,
  from: Element,
): E | null {
  return from.closest<E>(selector) ?? (closestByStructure(selector, from) as E | null);
}

function missing(selector: string): never {
  throw new MissingElement(selector);
}
