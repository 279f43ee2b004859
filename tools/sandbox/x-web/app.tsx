import { Fragment, type ReactNode } from 'react';
import { Layers } from './layers/layers.tsx';
import { options } from './page-options.ts';
import { words } from './page-texts.ts';
import { Page } from './pages/page.tsx';
import { useCurrentTheme } from './shell/current-theme.ts';
import { SandboxLabel } from './shell/sandbox-label.tsx';
import styles from './shell/shell.module.css';
import { FloatingButton, SideNav } from './shell/side-nav.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import { themeVariables } from './themes.ts';
import { boxClass, Wraps } from './view.tsx';

/** X's shell. What is keyed by the theme's epoch is thrown away and built anew on a theme change. */
export function App(): ReactNode {
  const { theme, epoch } = useCurrentTheme();
  return (
    <div className={boxClass(styles.root)} style={themeVariables(theme, options.accent)}>
      <div className={boxClass(styles.root)}>
        <Fragment key={epoch}>
          <Layers />
          <div className={boxClass(styles.app)} data-at-shortcutkeys="{}">
            <SideNav />
            <main role="main" className={boxClass(styles.main)}>
              <Wraps depth={1}>
                <div className={boxClass(styles.columns)}>
                  <div
                    data-testid="primaryColumn"
                    aria-label={words.homeTimeline}
                    className={boxClass(styles.primary)}
                  >
                    <Wraps depth={1}>
                      <Page />
                    </Wraps>
                  </div>
                  <Sidebar />
                </div>
              </Wraps>
            </main>
            <FloatingButton />
          </div>
          {options.label && <SandboxLabel />}
        </Fragment>
      </div>
    </div>
  );
}
