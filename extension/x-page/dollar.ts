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
  return base.querySelector<E>(selector);
}

export function $$<E extends Element = HTMLElement>(selector: string, base: ParentNode): E[] {
  return [...base.querySelectorAll<E>(selector)];
}

/** The closest ancestor. Throws MissingElement. */
export function $closest<E extends Element = HTMLElement>(selector: string, from: Element): E {
  return from.closest<E>(selector) ?? missing(selector);
}

function missing(selector: string): never {
  throw new MissingElement(selector);
}
