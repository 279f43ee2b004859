import type { ReactNode } from 'react';

const paths = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  explore: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5L20 20',
  notifications: 'M6 17V11a6 6 0 0 1 12 0v6l1 1H5zM10 20h4',
  chat: 'M4 6h16v12H4zl8 6 8-6',
  lists: 'M6 4h12v16H6zM9 9h6M9 13h6',
  communities:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm8 0a3 3 0 1 0 0-6M3 19c0-4 10-4 10 0m1-3c4-1 7 0 7 3',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 8c0-6 14-6 14 0z',
  reply: 'M12 4a8 7 0 1 0-3 13.500V21l5-4a8 7 0 0 0-2-13z',
  repost: 'M6 17V8h9m-3-3 3 3-3 3m6-4v9H9m3 3-3-3 3-3',
  like: 'M12 20C4 14 4 6 9 6c2 0 3 2 3 2s1-2 3-2c5 0 5 8-3 14z',
  views: 'M6 20v-7M11 20V5M16 20V10',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  share: 'M12 15V4m-4 4 4-4 4 4M5 14v6h14v-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  back: 'M20 12H4m6-6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  gif: 'M4 6h16v12H4zM9 10H7v4h2v-2M12 10v4M15 14v-4h2',
  poll: 'M5 7h8M5 12h14M5 17h5',
  emoji: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9 10h.01M15 10h.01M9 14c2 2 4 2 6 0',
  schedule: 'M5 6h14v13H5zM5 10h14M9 4v3M15 4v3',
  location: 'M12 21c5-6 6-8 6-11a6 6 0 0 0-12 0c0 3 1 5 6 11zm0-9a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  add: 'M12 5v14M5 12h14',
  play: 'M8 5v14l11-7z',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 19 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export function VerifiedIcon(): ReactNode {
  return (
    <svg viewBox="0 0 22 22" width={17} height={17} role="img" data-testid="icon-verified">
      <circle cx="11" cy="11" r="9" fill="rgb(29, 155, 240)" />
      <path d="m7 11 3 3 5-6" fill="none" stroke="white" strokeWidth="2" />
    </svg>
  );
}
