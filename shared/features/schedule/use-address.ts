import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Tab and range of the schedule, kept in the address for reload, Back and shared links. `set` replaces
 * the given parameters; null and '' remove one.
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
