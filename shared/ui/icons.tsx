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

// What the frame and the dashboard show first. The others load with what shows them.
export const CloseIcon = lineIcon('M18 6 6 18M6 6l12 12');
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h16');
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
export const UploadIcon = lineIcon('M12 16V4M7 9l5-5 5 5M4 16v4h16v-4');
export const SparkIcon = lineIcon(
  'M12 3l1.9 5.6 5.6 1.9-5.6 1.9L12 18l-1.9-5.6-5.6-1.9 5.6-1.9zM19 16.5v4M17 18.5h4',
);
export const ChartIcon = lineIcon('M4 20h16M7 16v-4M12 16V7M17 16v-7');
export const UpIcon = lineIcon('M12 19V5M6 11l6-6 6 6');
export const DownIcon = lineIcon('M12 5v14M6 13l6 6 6-6');
export const CalendarIcon = lineIcon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4');
export const MegaphoneIcon = lineIcon('M4 10v4h3l9 4.5v-13L7 10zM8 14l1.5 6M19 10.5v3');
export const AlertIcon = lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7.5v5.5M12 16.5h.01');
