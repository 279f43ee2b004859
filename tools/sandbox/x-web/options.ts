export const themeNames = ['light', 'dim', 'dim-painted', 'dark', 'darker'] as const;
export const langNames = ['en', 'ar', 'ja', 'de', 'es', 'fr'] as const;
const accentNames = ['blue', 'purple', 'orange'] as const;

/** Ways in which X's page differs between accounts, layouts and releases, or is hostile. */
const variantNames = [
  'actions-moved',
  'ai-switch-in-menu',
  'deep',
  'dialog-no-permalink',
  'dialog-same-address',
  'editor-replaced',
  'editor-textarea',
  'editor-unknown',
  'foreign-buttons',
  'layers-outside',
  'mobile',
  'no-ai-switch',
  'no-testids',
  'paste-late',
  'paste-swallowed',
  'paste-taken-back',
  'quote-links',
  'quote-nested',
  'renamed-testids',
  'signed-out',
  'submit-stuck',
  'text-taken-back',
  'thread-shared-toolbar',
  'toolbar-rebuilt',
] as const;

export type ThemeName = (typeof themeNames)[number];
export type LangName = (typeof langNames)[number];
export type AccentName = (typeof accentNames)[number];
export type Variant = (typeof variantNames)[number];

export interface XOptions {
  theme: ThemeName;
  lang: LangName;
  accent: AccentName;
  /** Posts in the home timeline. */
  posts: number;
  /** The user's text size in px, on html. */
  fontSize: number;
  /** Off keeps every cell alive, so that selectors have exact counts. */
  windowing: boolean;
  label: boolean;
  variants: readonly Variant[];
}

function oneOf<T extends string>(names: readonly T[], value: string | null): T | undefined {
  return names.find((name) => name === value);
}

function numberIn(value: string | null, low: number, high: number): number | undefined {
  const parsed = Number(value ?? Number.NaN);
  return Number.isInteger(parsed) && parsed >= low && parsed <= high ? parsed : undefined;
}

/**
 * The page's options: the query string (`x-theme`, `x-lang`, `x-accent`, `x-posts`, `x-font`,
 * `x-windowing=off`, `x-label=on|off`, `x-variant=a,b`) over `given` over the defaults.
 */
export function readOptions(
  search: string,
  given: Partial<XOptions> = {},
  onRealHost = false,
): XOptions {
  const query = new URLSearchParams(search);
  const variants = query.get('x-variant')?.split(',');
  const label = query.get('x-label');
  return {
    theme: oneOf(themeNames, query.get('x-theme')) ?? given.theme ?? 'light',
    lang: oneOf(langNames, query.get('x-lang')) ?? given.lang ?? 'en',
    accent: oneOf(accentNames, query.get('x-accent')) ?? given.accent ?? 'blue',
    posts: numberIn(query.get('x-posts'), 1, 20_000) ?? given.posts ?? 200,
    fontSize: numberIn(query.get('x-font'), 13, 19) ?? given.fontSize ?? 15,
    windowing: query.has('x-windowing')
      ? query.get('x-windowing') !== 'off'
      : (given.windowing ?? true),
    label: label === null ? (given.label ?? !onRealHost) : label !== 'off',
    variants: variants
      ? variantNames.filter((name) => variants.includes(name))
      : (given.variants ?? []),
  };
}
