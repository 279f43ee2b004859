import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from './toast-store.ts';
import { whenIdle } from './when-idle.ts';

interface Manner<P> {
  /** Whether a person waits for it; as soon as it is drawn, when left out. */
  isWanted?: (props: P) => boolean;
  /** Holds its place until it is here. */
  Meanwhile?: ComponentType<P>;
}

type Later<P> = ComponentType<P> & {
  /** Fetches it once the browser is idle, before anybody asks. */
  ahead(): void;
};

/**
 * A part of a screen that the first look can do without: fetched when it is wanted, or before that
 * once the browser is idle. When it is here it is drawn at once, where React's `lazy` would leave
 * its place empty for a moment.
 */
export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { isWanted = () => true, Meanwhile }: Manner<P> = {},
): Later<P> {
  let Part: ComponentType<P> | null = null;
  const places = new Set<() => void>();
  const watch = (redraw: () => void) => {
    places.add(redraw);
    return () => places.delete(redraw);
  };
  async function load(): Promise<void> {
    if (Part) return;
    Part = await fetchPart();
    for (const redraw of places) redraw();
  }
  const ahead = () => whenIdle(() => void load().catch(() => {}));

  function Later(props: P) {
    useSyncExternalStore(
      watch,
      () => Part,
      () => null,
    );
    const wanted = isWanted(props);
    useEffect(() => (wanted ? void load().catch(tellOffline) : ahead()), [wanted]);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(Later, { ahead });
}

function tellOffline(): void {
  showToast({
    title: t('Error'),
    description: t('The server could not be reached.'),
    variant: 'destructive',
  });
}
