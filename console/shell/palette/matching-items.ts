export interface PaletteItem {
  id: string;
  label: string;
  /** Beside the label, as the time of a post. */
  note?: string;
  /** The whole of what the label shows the beginning of. */
  text?: string;
  act(): void;
}

export interface PaletteGroup {
  label: string;
  /** Shown only once something is typed: there may be thousands. */
  isLong?: boolean;
  items: PaletteItem[];
}

/** At most so many of a group. */
const MOST = 8;

/** Without case and accents, as people type in a hurry. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The groups with the items that hold every typed word; those that begin with the first stand first. */
export function matchingItems(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  return groups
    .map((group) => ({ ...group, items: group.isLong && first === '' ? [] : found(group.items) }))
    .filter(({ items }) => items.length > 0);

  function found(items: PaletteItem[]): PaletteItem[] {
    if (first === '') return items;
    const fitting = items
      .map((item) => ({ item, text: folded(`${item.label} ${item.text ?? ''}`) }))
      .filter(({ text }) => words.every((word) => text.includes(word)));
    const begins = fitting.filter(({ text }) => text.startsWith(first));
    const others = fitting.filter(({ text }) => !text.startsWith(first));
    return [...begins, ...others].slice(0, MOST).map(({ item }) => item);
  }
}
