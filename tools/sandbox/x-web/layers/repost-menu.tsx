import type { ReactNode } from 'react';
import { createCell } from '../cell.ts';
import { openDialog } from '../navigation.ts';
import { words } from '../page-texts.ts';
import { useEscape } from './dialog.tsx';
import styles from './layers.module.css';

const menu = createCell<{ postId: string; top: number; left: number } | null>(null);

export function openRepostMenu(postId: string, button: HTMLElement): void {
  const place = button.getBoundingClientRect();
  menu.set({ postId, top: place.top, left: place.left });
}

function closeMenu(): void {
  menu.set(null);
}

/** The menu of the repost button: repost itself does nothing here, Quote opens the quote dialog. */
export function RepostMenu(): ReactNode {
  const open = menu.use();
  useEscape(closeMenu);
  if (!open) return null;
  return (
    <div className={styles.menuLayer} onClick={closeMenu}>
      <div
        role="menu"
        data-testid="Dropdown"
        className={styles.menu}
        style={{ top: open.top, left: open.left }}
      >
        <div role="menuitem" tabIndex={0} data-testid="retweetConfirm" className={styles.menuItem}>
          <span>{words.repost}</span>
        </div>
        <a
          href="/compose/post"
          role="menuitem"
          className={styles.menuItem}
          onClick={(event) => {
            event.preventDefault();
            openDialog({ kind: 'quote', postId: open.postId });
          }}
        >
          <span>{words.quote}</span>
        </a>
      </div>
    </div>
  );
}
