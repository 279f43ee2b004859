import { type ComponentType, startTransition, useEffect, useState } from 'react';
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
 * once the browser is idle. What is here already is drawn at once, where React's `lazy` would leave
 * its place empty for a moment; what comes later is drawn in short tasks.
 */
export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { isWanted = () => true, Meanwhile }: Manner<P> = {},
): Later<P> {
  let Part: ComponentType<P> | null = null;
  const places = new Set<() => void>();
  async function load(): Promise<void> {
    if (Part) return;
    Part = await fetchPart();
    for (const draw of places) draw();
  }
  const ahead = () => whenIdle(() => void load().catch(() => {}));

  function Later(props: P) {
    const [Here, setHere] = useState(() => Part);
    useEffect(() => {
      const draw = () => startTransition(() => setHere(() => Part));
      places.add(draw);
      // It may have come since this was drawn.
      if (Part !== Here) draw();
      return () => void places.delete(draw);
    }, [Here]);
    const wanted = isWanted(props);
    useEffect(() => (wanted ? void load().catch(tellOffline) : ahead()), [wanted]);
    if (Here) return <Here {...props} />;
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
