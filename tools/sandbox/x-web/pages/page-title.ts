import { useEffect } from 'react';
import { usePlace } from '../navigation.ts';
import { words } from '../page-texts.ts';

const unread = 3;

/** "(3) Home / X", the other way round in a right-to-left language. */
export function usePageTitle(name: string): void {
  const { path, dialog } = usePlace();
  useEffect(() => {
    // X shows a bare "X" until the route has its data; the next task stands for that.
    const timer = setTimeout(() => {
      document.title = words.dir === 'rtl' ? `X / ${name} (${unread})` : `(${unread}) ${name} / X`;
    });
    void path;
    void dialog;
    return () => clearTimeout(timer);
  }, [name, path, dialog]);
}
