import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { restOfTexts } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { showFailure } from './toast-store.ts';

interface Manner<P> {
  /** Whether a person waits for it; as soon as it is drawn, when left out. */
  isWanted?: (props: P) => boolean;
  /** Takes the wish back when it cannot be had, so that the next press is a new one. */
  takeBack?: (props: P) => void;
  /** Holds its place until it is here. */
  Meanwhile?: ComponentType<P>;
}

type Later<P> = ComponentType<P> & {
  /** Fetches it once the browser is idle, before anybody asks. */
  ahead(): void;
  /** Fetches it at once: of a screen that is drawn, while it is looked up who is there. */
  soon(): void;
};

/**
 * A part of a screen that the prerendered page can do without: fetched when it is wanted, or before that
 * once the browser is idle. What is here already is drawn at once, where React's `lazy` would leave
 * its place empty for a moment; what comes later is drawn in short tasks.
 */
export function lazyComponent<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { isWanted = () => true, takeBack, Meanwhile }: Manner<P> = {},
): Later<P> {
  let Part: ComponentType<P> | null = null;
  const places = new Set<() => void>();
  async function load(): Promise<void> {
    if (Part) return;
    const [fetched] = await Promise.all([fetchPart(), restOfTexts()]);
    Part = fetched;
    for (const draw of places) draw();
  }
  const soon = () => void load().catch(() => {});
  const ahead = () => whenIdle(soon);

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
    const giveUp = useEffectEvent(() => {
      tellMissing();
      takeBack?.(props);
    });
    useEffect(() => (wanted ? void load().catch(giveUp) : ahead()), [wanted]);
    if (Here) return <Here {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(Later, { ahead, soon });
}

/** The dialogs of a screen, fetched when the first of them is opened. */
export function lazyDialogs<P extends { open: unknown; onClose(): void }>(
  fetchDialogs: () => Promise<ComponentType<P>>,
): Later<P> {
  return lazyComponent(fetchDialogs, {
    isWanted: ({ open }) => open !== null,
    takeBack: ({ onClose }) => onClose(),
  });
}

// Some browsers ask for a script only once, and do not try again what did not come.
function tellMissing(): void {
  showFailure(t('This part of the page could not be loaded. Reload the page to try again.'));
}
