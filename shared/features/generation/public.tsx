import { memo } from 'react';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

/** Writing with a persona, for the composer. */
export const WriteWithPersona = memo(
  lazyComponent(async () => (await import('./write/write-with-persona.tsx')).WriteWithPersona, {
    Meanwhile: () => <div className="h-12" />,
  }),
);
