import type { ReactNode } from 'react';
import { nextTheme, useCurrentTheme } from './current-theme.ts';
import styles from './shell.module.css';

export function SandboxLabel(): ReactNode {
  const { theme } = useCurrentTheme();
  return (
    <div lang="en" dir="ltr" className={styles.label}>
      <span>X sandbox: nothing leaves this machine</span>
      <button type="button" className={styles.labelButton} onClick={nextTheme}>
        Theme: {theme}
      </button>
    </div>
  );
}
