import type { ReactNode } from 'react';
import { has } from './page-options.ts';

/** X's base class for every box. */
export const box = 'css-175oi2r';

export function boxClass(...more: ReadonlyArray<string | false | undefined>): string {
  return [box, ...more].filter(Boolean).join(' ');
}

/** Boxes without a meaning of their own, as X's component layers leave behind. */
export function Wraps({ depth, children }: { depth: number; children: ReactNode }): ReactNode {
  const levels = has('deep') ? depth + 9 : depth;
  let wrapped = children;
  for (let level = 0; level < levels; level += 1) {
    wrapped = <div className={boxClass(level % 2 === 0 && 'r-1iusvr4')}>{wrapped}</div>;
  }
  return wrapped;
}
