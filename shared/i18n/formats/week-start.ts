/** Monday is the rest of the world's. From CLDR, for browsers that do not know it. */
const STARTS: Record<number, string> = {
  0:
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ ' +
    'NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONDAY = 1;

/** Of which browsers know one, the other, or neither. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/**
 * The weekday that a week begins with where the reader lives, 0 for Sunday. The region of the browser's
 * language says so, and not the language of the interface.
 */
export function firstWeekday(tag: string = navigator.language): number {
  try {
    const locale: WeekLocale = new Intl.Locale(tag);
    const info = locale.getWeekInfo?.() ?? locale.weekInfo;
    return info ? info.firstDay % 7 : weekdayByRegion(tag);
  } catch {
    // A tag that is none, as some browsers on servers have.
    return MONDAY;
  }
}

/** The same where the browser does not know. Throws RangeError for what is no tag of a language. */
export function weekdayByRegion(tag: string): number {
  const asked = /-u(?:-\w+)*?-fw-(\w{3})/.exec(tag)?.[1];
  if (asked && DAYS.includes(asked)) return DAYS.indexOf(asked);
  const { region = '' } = new Intl.Locale(tag).maximize();
  const found = Object.entries(STARTS).find(([, regions]) => regions.split(' ').includes(region));
  return found ? Number(found[0]) : MONDAY;
}

/** The weekdays in the reader's order. */
export function weekdaysInOrder(first = firstWeekday()): number[] {
  return Array.from({ length: 7 }, (_, place) => (first + place) % 7);
}
