/** A line icon, 24 x 24, in the colour of the text. The button around an icon carries the name. */
export function lineIcon(drawing: string) {
  return function Icon({ size = 16 }: { size?: number }) {
    return (
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
        <path d={drawing} />
      </svg>
    );
  };
}

export const CloseIcon = lineIcon('M18 6 6 18M6 6l12 12');
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const CheckIcon = lineIcon('m5 12.5 4.5 4.5L19 7.5');
export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h16');
export const PauseIcon = lineIcon('M9 5v14M15 5v14');
export const PlayIcon = lineIcon('M7 4.5v15l12-7.5z');
export const TrashIcon = lineIcon('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5');
export const SettingsIcon = lineIcon('M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5');
export const PersonIcon = lineIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 20.5c.8-4 4-6 8-6s7.2 2 8 6',
);
export const PeopleIcon = lineIcon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15c2 .7 3.2 2.2 3.5 4.5',
);
export const SunIcon = lineIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = lineIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z');
export const PaletteIcon = lineIcon(
  'M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.8H18a3 3 0 0 0 3-3.2C20.7 7.2 16.8 3 12 3zM7.5 12h.01M9.5 7.8h.01M14.5 7.8h.01M17 11.5h.01',
);
export const CopyIcon = lineIcon('M9 9h11v11H9zM15 9V4H4v11h5');
export const AlertIcon = lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7.5v5.5M12 16.5h.01');
export const LockIcon = lineIcon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const GlobeIcon = lineIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM3 12h18M12 3c2.6 2.6 3.8 5.5 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.5-3.8-9S9.4 5.6 12 3z',
);
export const EditIcon = lineIcon('M4 20h4L19.5 8.5l-4-4L4 16zM13.5 6.5l4 4');
export const BackIcon = lineIcon('M20 12H5M11 6l-6 6 6 6');
export const UploadIcon = lineIcon('M12 16V4M7 9l5-5 5 5M4 16v4h16v-4');
export const BucketIcon = lineIcon('M5 7h14l-1.8 13H6.8zM5 7c0-2 3-3.5 7-3.5S19 5 19 7M9 12h6');
export const SparkIcon = lineIcon(
  'M12 3l1.9 5.6 5.6 1.9-5.6 1.9L12 18l-1.9-5.6-5.6-1.9 5.6-1.9zM19 16.5v4M17 18.5h4',
);
export const ChartIcon = lineIcon('M4 20h16M7 16v-4M12 16V7M17 16v-7');
export const UpIcon = lineIcon('M12 19V5M6 11l6-6 6 6');
export const DownIcon = lineIcon('M12 5v14M6 13l6 6 6-6');
export const CalendarIcon = lineIcon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4');
export const MegaphoneIcon = lineIcon('M4 10v4h3l9 4.5v-13L7 10zM8 14l1.5 6M19 10.5v3');
export const LinkIcon = lineIcon(
  'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.3-1.3',
);
export const BellIcon = lineIcon('M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.5 20.5h3M12 5V3');
