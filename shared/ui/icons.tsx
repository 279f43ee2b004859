import type { ReactNode } from 'react';

/** Line icons, 24 x 24, in the colour of the text. The button around an icon carries the name. */
function icon(drawing: ReactNode, displayName: string) {
  const Icon = ({ size = 16 }: { size?: number }) => (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {drawing}
    </svg>
  );
  Icon.displayName = displayName;
  return Icon;
}

export const CloseIcon = icon(<path d="M18 6 6 18M6 6l12 12" />, 'CloseIcon');
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />, 'PlusIcon');
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />, 'CheckIcon');
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />, 'MenuIcon');
export const PauseIcon = icon(<path d="M9 5v14M15 5v14" />, 'PauseIcon');
export const PlayIcon = icon(<path d="M7 4.5v15l12-7.5z" />, 'PlayIcon');
export const TrashIcon = icon(
  <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />,
  'TrashIcon',
);
export const SettingsIcon = icon(
  <path d="M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5" />,
  'SettingsIcon',
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6" />
  </>,
  'PersonIcon',
);
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.500c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5M15.5 5.300a3.5 3.5 0 0 1 0 6.400M18 15c2 .7 3.2 2.2 3.5 4.5" />
  </>,
  'PeopleIcon',
);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
  </>,
  'SunIcon',
);
export const MoonIcon = icon(
  <path d="M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z" />,
  'MoonIcon',
);
export const PaletteIcon = icon(
  <path d="M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.800H18a3 3 0 0 0 3-3.200C20.7 7.2 16.8 3 12 3zM7.5 12h.01M9.5 7.800h.01M14.5 7.800h.01M17 11.500h.01" />,
  'PaletteIcon',
);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM15 9V4H4v11h5" />, 'CopyIcon');
export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="m11.5 12.5 8-8M16 8l3 3" />
  </>,
  'KeyIcon',
);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.500v5.500M12 16.500h.01" />
  </>,
  'AlertIcon',
);
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />, 'LockIcon');
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.600 2.600 3.800 5.500 3.800 9s-1.200 6.400-3.800 9c-2.600-2.600-3.800-5.500-3.800-9S9.400 5.600 12 3z" />
  </>,
  'GlobeIcon',
);
export const EditIcon = icon(
  <path d="M4 20h4L19.500 8.500l-4-4L4 16zM13.500 6.500l4 4" />,
  'EditIcon',
);
export const BackIcon = icon(<path d="M20 12H5M11 6l-6 6 6 6" />, 'BackIcon');
export const UploadIcon = icon(<path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />, 'UploadIcon');
export const BucketIcon = icon(
  <path d="M5 7h14l-1.800 13H6.800zM5 7c0-2 3-3.500 7-3.500S19 5 19 7M9 12h6" />,
  'BucketIcon',
);
export const SparkIcon = icon(
  <path d="M12 3l1.900 5.600 5.600 1.900-5.600 1.900L12 18l-1.900-5.600-5.600-1.900 5.600-1.900zM19 16.500v4M17 18.500h4" />,
  'SparkIcon',
);
export const ChartIcon = icon(<path d="M4 20h16M7 16v-4M12 16V7M17 16v-7" />, 'ChartIcon');
export const ImageIcon = icon(
  <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.500-2.500L20 18M15.500 9.500h.01" />,
  'ImageIcon',
);
export const UpIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />, 'UpIcon');
export const DownIcon = icon(<path d="M12 5v14M6 13l6 6 6-6" />, 'DownIcon');
export const CalendarIcon = icon(
  <path d="M4 6h16v14H4zM4 10.500h16M8.500 3.500v4M15.500 3.500v4" />,
  'CalendarIcon',
);
export const MegaphoneIcon = icon(
  <path d="M4 10v4h3l9 4.500v-13L7 10zM8 14l1.500 6M19 10.500v3" />,
  'MegaphoneIcon',
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L5 13.300a4 4 0 0 0 5.700 5.700l1.300-1.300" />,
  'LinkIcon',
);
export const NextIcon = icon(<path d="M4 12h15M13 6l6 6-6 6" />, 'NextIcon');
export const BellIcon = icon(
  <path d="M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.500 20.500h3M12 5V3" />,
  'BellIcon',
);
