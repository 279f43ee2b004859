import { has } from './page-options.ts';

/**
 * A release of X that drops its test ids, or gives them other names. React writes them with
 * `setAttribute`; no element of the page ever carries the old ones.
 */
export function changeTestIds(): void {
  if (!has('no-testids') && !has('renamed-testids')) return;
  const write = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function setAttribute(name, value) {
    if (name !== 'data-testid') write.call(this, name, value);
    else if (has('renamed-testids'))
      write.call(this, 'data-testid', `x1-${value.length}-${value[0]}`);
  };
}
