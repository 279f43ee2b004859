import type { ReactNode } from 'react';

/** A panel with the border, corner and shadow of the personality. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-line bg-panel p-5 shadow-card ${className}`}>
      {children}
    </div>
  );
}
