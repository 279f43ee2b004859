import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from './toast-store.ts';
import { whenIdle } from './when-idle.ts';

interface Manner<P> {
  /** Whether a person waits for it. Until then it comes once the browser is idle. */
  isWanted?: (props: P) => boolean;
  /** Holds its place until it is here. */
  Meanwhile?: ComponentType;
}

/**
 * A part of a screen that the first look can do without. Once it has come it is drawn at once
 * wherever it stands, where React's `lazy` would leave the place empty for a moment.
 */
export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { isWanted = () => false, Meanwhile }: Manner<P> = {},
): ComponentType<P> {
  let part: ComponentType<P> | null = null;
  const places = new Set<() => void>();
  const watch = (redraw: () => void) => {
    places.add(redraw);
    return () => places.delete(redraw);
  };
  async function load(): Promise<void> {
    if (part) return;
    part = await fetchPart();
    for (const redraw of places) redraw();
  }

  return function Later(props: P) {
    const Part = useSyncExternalStore(watch, () => part);
    const wanted = isWanted(props);
    useEffect(() => {
      if (wanted) load().catch(tellOffline);
      else whenIdle(() => void load().catch(() => {}));
    }, [wanted]);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  };
}

function tellOffline(): void {
  showToast({
    title: t('Error'),
    description: t('The server could not be reached.'),
    variant: 'destructive',
  });
}
