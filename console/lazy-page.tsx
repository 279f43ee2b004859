import { type ComponentType, lazy, useState } from 'react';
import { restOfTexts } from '#shared/i18n/language-store.ts';

type LazyPage = ComponentType & {
  /** Fetches it before it is drawn: what waits for nothing is drawn only once. */
  ahead(): Promise<void>;
};

/** A page that is fetched when it is asked for. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const Fetched = lazy(async () => (await Promise.all([load(), restOfTexts()]))[0]);
  let Here: ComponentType | null = null;
  function LazyPage() {
    // It stays the one it began as, or what is typed in it would be lost.
    const [Page] = useState(() => Here ?? Fetched);
    return <Page />;
  }
  const ahead = async () => {
    Here = (await load()).default;
  };
  return Object.assign(LazyPage, { ahead });
}
