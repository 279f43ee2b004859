import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Does once what the address asks of a screen, as `/personas?create` does, as soon as the screen is
 * ready for it, and takes the wish out of the address: a reload asks for nothing.
 */
export function useAsked(name: string, isReady: boolean, act: (value: string) => void): void {
  const asked = new URLSearchParams(useSearch()).get(name);
  const [path, go] = useLocation();
  const answer = useEffectEvent((value: string) => {
    go(path, { replace: true });
    act(value);
  });
  useEffect(() => {
    if (isReady && asked !== null) answer(asked);
  }, [isReady, asked]);
}
