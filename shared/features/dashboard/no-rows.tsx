import type { ReactNode } from 'react';

/** Says in the middle of the room for rows that there are none. */
export function NoRows({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center justify-center text-center text-sm text-balance text-muted">
      <span className="mb-3 text-link">{icon}</span>
      {children}
    </div>
  );
}
