import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { openDialog } from '../navigation.ts';
import { has } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { PathLink } from '../post/rich-text.tsx';
import { useCurrentUser } from '../posted/current-user.ts';
import { boxClass } from '../view.tsx';
import styles from './shell.module.css';

const links: ReadonlyArray<readonly [IconName, string, string, string]> = [
  ['home', '/home', 'AppTabBar_Home_Link', words.home],
  ['explore', '/explore', 'AppTabBar_Explore_Link', words.explore],
  ['notifications', '/notifications', 'AppTabBar_Notifications_Link', words.notifications],
  ['chat', '/i/chat', 'AppTabBar_DirectMessage_Link', words.chat],
  ['lists', '/i/lists/1777', 'AppTabBar_Lists_Link', words.lists],
  ['communities', '/i/communities/1888', 'AppTabBar_Communities_Link', words.communities],
];

export function SideNav(): ReactNode {
  const me = useCurrentUser();
  const profile = ['profile', `/${me.handle}`, 'AppTabBar_Profile_Link', words.profile] as const;
  if (has('signed-out')) return <header role="banner" className={boxClass(styles.banner)} />;
  return (
    <header role="banner" className={boxClass(styles.banner)}>
      <div className={boxClass(styles.bannerInner)}>
        <nav role="navigation" className={boxClass(styles.nav)}>
          {[...links, profile].map(([icon, path, testid, label]) => (
            <PathLink
              key={testid}
              to={path}
              testid={testid}
              label={label}
              className={styles.navLink}
            >
              <Icon name={icon} size={26} />
              <span className={styles.navWord}>{label}</span>
            </PathLink>
          ))}
        </nav>
        <NewPostLink testid="SideNav_NewTweet_Button" className={styles.newPost}>
          <Icon name="add" />
          <span className={styles.newPostWord}>{words.postButton}</span>
        </NewPostLink>
        <button
          type="button"
          data-testid="SideNav_AccountSwitcher_Button"
          aria-label={me.name}
          className={boxClass(styles.account)}
        >
          <Avatar handle={me.handle} />
          <span className={styles.accountWords}>
            <b>{me.name}</b>
            <span dir="ltr">@{me.handle}</span>
          </span>
        </button>
      </div>
    </header>
  );
}

export function FloatingButton(): ReactNode {
  if (has('signed-out')) return null;
  return (
    <NewPostLink testid="FloatingActionButtons_Tweet_Button" className={styles.floating}>
      <Icon name="add" size={24} />
    </NewPostLink>
  );
}

function NewPostLink(props: {
  testid: string;
  className: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <a
      href="/compose/post"
      data-testid={props.testid}
      aria-label={words.postButton}
      role="link"
      className={props.className}
      onClick={(event) => {
        event.preventDefault();
        openDialog({ kind: 'new', parts: [''] });
      }}
    >
      {props.children}
    </a>
  );
}
