import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * What the address of the schedule says: which tab, and what it shows. A reload, Back and a shared
 * link find the same. `set` replaces these names, in their order, and leaves the others; null and '' take one out.
 */
export function useAddress() {
  const search = useSearch();
  const [path, go] = useLocation();
  const set = useCallback(
    (part: Record<string, string | null>) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(part)) {
        query.delete(name);
        if (value) query.append(name, value);
      }
      go(query.size > 0 ? `${path}?${query}` : path, { replace: true });
    },
    [search, path, go],
  );
  return { asked: new URLSearchParams(search), set };
}
