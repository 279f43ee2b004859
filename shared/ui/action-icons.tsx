import { lineIcon } from './icons.tsx';

export const CheckIcon = lineIcon('m5 12.5 4.5 4.5L19 7.5');
export const PauseIcon = lineIcon('M9 5v14M15 5v14');
export const PlayIcon = lineIcon('M7 4.5v15l12-7.5z');
export const TrashIcon = lineIcon('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5');
export const CopyIcon = lineIcon('M9 9h11v11H9zM15 9V4H4v11h5');
export const LockIcon = lineIcon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const GlobeIcon = lineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM3 12h18M12 3c2.6 2.6 3.8 5.5 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.5-3.8-9S9.4 5.6 12 3z',
);
export const EditIcon = lineIcon('M4 20h4L19.5 8.5l-4-4L4 16zM13.5 6.5l4 4');
export const BackIcon = lineIcon('M20 12H5M11 6l-6 6 6 6');
export const BucketIcon = lineIcon('M5 7h14l-1.8 13H6.8zM5 7c0-2 3-3.5 7-3.5S19 5 19 7M9 12h6');
export const LinkIcon = lineIcon(
  'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.3-1.3',
);
export const BellIcon = lineIcon('M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.5 20.5h3M12 5V3');
export const SearchIcon = lineIcon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5');
export const HomeIcon = lineIcon('M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6');
export const ClockIcon = lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 2');
export const CommentIcon = lineIcon('M4 5h16v11h-8l-5 4v-4H4z');
