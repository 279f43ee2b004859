import { type ReactNode, useMemo, useState } from 'react';
import { HomeComposer } from '../composer/home-composer.tsx';
import { options } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { usePosted } from '../posted/posted-store.ts';
import { homeRows, postedRows, postRows } from '../timeline/home-rows.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { boxClass } from '../view.tsx';
import { usePageTitle } from './page-title.ts';
import styles from './pages.module.css';

const communityName = 'Onchain Builders';
type Tab = 'for-you' | 'following' | 'community';

function positionsOf(tab: Tab): number[] {
  const all = Array.from({ length: options.posts }, (_, at) => at);
  if (tab === 'for-you') return all;
  return tab === 'following' ? all.filter((at) => at % 3 !== 1) : all.filter((at) => at % 4 === 0);
}

/** Home: a tab strip whose switch replaces the list; the community's tab has no composer. */
export function HomePage(): ReactNode {
  usePageTitle(words.home);
  const [tab, setTab] = useState<Tab>('for-you');
  const { posts } = usePosted();
  const invented = useMemo(
    () => (tab === 'community' ? postRows(positionsOf(tab)) : homeRows(positionsOf(tab))),
    [tab],
  );
  const rows = useMemo(
    () => (tab === 'community' ? invented : [...postedRows(posts), ...invented]),
    [tab, invented, posts],
  );
  const tabs: ReadonlyArray<[Tab, string]> = [
    ['for-you', words.forYou],
    ['following', words.following],
    ['community', communityName],
  ];
  return (
    <>
      <nav role="navigation" aria-live="polite" className={boxClass(styles.tabs)}>
        <div data-testid="ScrollSnap-List" role="tablist" className={boxClass(styles.tabList)}>
          {tabs.map(([name, label]) => (
            <div key={name} role="presentation" className={boxClass(styles.tabSlot)}>
              <a
                href="/home"
                role="tab"
                aria-selected={name === tab}
                className={boxClass(styles.tab, name === tab && styles.tabActive)}
                onClick={(event) => {
                  event.preventDefault();
                  window.scrollTo(0, 0);
                  setTab(name);
                }}
              >
                <span>{label}</span>
              </a>
            </div>
          ))}
        </div>
      </nav>
      {tab !== 'community' && (
        <div className={boxClass(styles.composer)}>
          <HomeComposer />
        </div>
      )}
      <Timeline
        key={tab}
        listKey={`home-${tab}`}
        heading={words.homeTimeline}
        label={words.yourTimeline}
        rows={rows}
        newestOnTop
      />
    </>
  );
}
