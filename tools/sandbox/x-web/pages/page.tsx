import type { ReactNode } from 'react';
import { usePlace } from '../navigation.ts';
import { has } from '../page-options.ts';
import { ChatPage } from './chat-page.tsx';
import { HomePage } from './home-page.tsx';
import { ListPage } from './list-page.tsx';
import { LoginPage } from './login-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { NotificationsPage } from './notifications-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { SearchPage } from './search-page.tsx';
import { StatusPage } from './status-page.tsx';

const routes: ReadonlyArray<[RegExp, (match: RegExpExecArray, search: string) => ReactNode]> = [
  [/^\/home$/, () => <HomePage />],
  [/^\/(?:[A-Za-z0-9_]{1,20}|i)\/status\/(\d+)/, ([, id]) => <StatusPage id={id!} />],
  [
    /^\/(?:search|explore)$/,
    (_, search) => <SearchPage query={new URLSearchParams(search).get('q') ?? ''} />,
  ],
  [/^\/hashtag\/([^/]+)$/, ([, tag]) => <SearchPage query={`#${decodeURIComponent(tag!)}`} />],
  [/^\/i\/lists\/(\d+)$/, ([, id]) => <ListPage kind="list" id={id!} />],
  [/^\/i\/communities\/(\d+)$/, ([, id]) => <ListPage kind="community" id={id!} />],
  [/^\/notifications/, () => <NotificationsPage />],
  [/^\/(?:i\/chat|messages)$/, () => <ChatPage />],
  [/^\/i\/flow\/login$/, () => <LoginPage />],
  [
    /^\/([A-Za-z0-9_]{1,20})(?:\/(?:with_replies|media|likes))?$/,
    ([, handle]) => <ProfilePage handle={handle!} />,
  ],
];

export function Page(): ReactNode {
  const { path, search } = usePlace();
  if (has('signed-out') && !path.includes('/status/')) return <LoginPage />;
  for (const [pattern, render] of routes) {
    const match = pattern.exec(path);
    if (match) return render(match, search);
  }
  return <MissingPage />;
}
