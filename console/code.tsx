import type { ReactNode } from 'react';

/** A word of a machine within a sentence: a path, a variable, an address. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code
      translate="no"
      className="rounded-sm bg-tint px-1 py-0.5 text-[0.92em] wrap-anywhere text-ink"
    >
      {children}
    </code>
  );
}
