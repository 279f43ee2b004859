import type { ReactNode } from 'react';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './pages.module.css';

/** What X shows at an address that leads nowhere. */
export function MissingPage(): ReactNode {
  usePageTitle(words.explore);
  return (
    <div data-testid="error-detail" className={boxClass(styles.missing)}>
      <span>{words.missing}</span>
    </div>
  );
}
