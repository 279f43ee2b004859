import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useElsewhere } from '#shared/client/api.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

const Notice = lazyComponent(async () => (await import('./elsewhere-notice.tsx')).ElsewhereNotice);

/** Says that the session is not the page's any more, and reads the page again once it is. */
export function ElsewhereNotice({ className }: { className: string }) {
  const elsewhere = useElsewhere();
  const queries = useQueryClient();
  const before = useRef(elsewhere);
  useEffect(() => {
    if (before.current && !elsewhere) void queries.invalidateQueries();
    before.current = elsewhere;
  }, [elsewhere, queries]);
  return elsewhere ? <Notice elsewhere={elsewhere} className={className} /> : null;
}
