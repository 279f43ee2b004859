import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { closeDialog } from '../navigation.ts';
import { words } from '../page-texts.ts';
import { boxClass, Wraps } from '../view.tsx';
import { useFocusTrap } from './focus-trap.ts';
import styles from './layers.module.css';

/** A modal of X: masked page, app bar with close and drafts, focus kept inside, Escape closes. */
export function Dialog({ bar, children }: { bar?: ReactNode; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  useFocusTrap(dialog);
  useEscape(closeDialog);
  return (
    <div className={boxClass(styles.dialogLayer)}>
      <div tabIndex={0} aria-hidden="true" />
      <div data-testid="mask" className={boxClass(styles.mask)} onClick={closeDialog} />
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby="modal-header"
        className={boxClass(styles.dialog)}
      >
        <Wraps depth={3}>
          <div className={boxClass(styles.dialogBar)}>
            <button
              type="button"
              data-testid="app-bar-close"
              aria-label={words.close}
              className={boxClass(styles.round)}
              onClick={closeDialog}
            >
              <Icon name="close" />
            </button>
            <h2 id="modal-header" role="heading" aria-level={2} className={styles.grow} />
            {bar ?? (
              <button type="button" data-testid="unsentButton" className={styles.textButton}>
                <span>{words.drafts}</span>
              </button>
            )}
          </div>
          <Wraps depth={2}>{children}</Wraps>
        </Wraps>
      </div>
      <div tabIndex={0} aria-hidden="true" />
    </div>
  );
}

/** While the component is there, Escape does this. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [act]);
}
