import { useLayoutEffect, useState } from 'react';
import { useHost } from './host.tsx';

/**
 * The address of an image: a data URL as it is, an API path through the Host.
 * Null while it loads, without a path, or when it fails.
 */
export function useHostImage(path: string | null): string | null {
  const host = useHost();
  const [shown, setShown] = useState<string | null>(null);

  // Before paint: an address that is known at once must not flash the fallback.
  useLayoutEffect(() => {
    let gone = false;
    const show = (url: string | null) => !gone && setShown(url);
    const answer = path === null || path.startsWith('data:') ? path : host.imageUrl(path);
    if (typeof answer === 'string' || answer === null) show(answer);
    else answer.then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [path, host]);

  return shown;
}
