import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { words } from '../page-texts.ts';
import { boxClass } from '../view.tsx';
import styles from './pages.module.css';

export function PageBar({ title, note }: { title: string; note?: string }): ReactNode {
  return (
    <div className={boxClass(styles.pageBar)}>
      <button
        type="button"
        data-testid="app-bar-back"
        aria-label={words.close}
        className={boxClass(styles.back)}
        onClick={() => window.history.back()}
      >
        <Icon name="back" />
      </button>
      <div>
        <h2 role="heading" aria-level={2} className={styles.barTitle}>
          <span>{title}</span>
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </div>
  );
}
