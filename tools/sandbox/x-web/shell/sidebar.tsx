import type { ReactNode } from 'react';
import { people } from '../data/people.ts';
import { words } from '../page-texts.ts';
import { UserCell } from '../post/rows.tsx';
import { boxClass } from '../view.tsx';
import styles from './shell.module.css';

export function Sidebar(): ReactNode {
  return (
    <div data-testid="sidebarColumn" className={boxClass(styles.sidebar)}>
      <aside role="complementary" aria-label={words.whoToFollow} className={styles.panel}>
        <h2 className={styles.panelTitle}>{words.whoToFollow}</h2>
        {people.slice(4, 7).map((person) => (
          <UserCell key={person.handle} person={person} />
        ))}
      </aside>
    </div>
  );
}
