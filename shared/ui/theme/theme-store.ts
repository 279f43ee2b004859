import { create } from 'zustand';

export const personalities = [
  'professional',
  'neon',
  'crypto',
  'elegant',
  'vibrant',
  'minimal',
] as const;
export type Personality = (typeof personalities)[number];

export interface ThemeChoice {
  personality: Personality;
  dark: boolean;
}

const QUICK_CYCLE: readonly Personality[] = ['professional', 'neon', 'crypto'];
const PERSONALITY_KEY = 'theme-personality';
const DARK_KEY = 'theme-dark';

interface ThemeState extends ThemeChoice {
  choose(choice: Partial<ThemeChoice>): void;
  toggleDark(): void;
  /** professional, neon, crypto and round again; any other personality starts at professional. */
  cyclePersonality(): void;
}

export const useThemeStore = create<ThemeState>()((set, get) => ({
  ...readChoice(),
  choose(choice) {
    if (choice.personality !== undefined) keep(PERSONALITY_KEY, choice.personality);
    if (choice.dark !== undefined) keep(DARK_KEY, String(choice.dark));
    set(choice);
  },
  toggleDark() {
    get().choose({ dark: !get().dark });
  },
  cyclePersonality() {
    const next = (QUICK_CYCLE.indexOf(get().personality) + 1) % QUICK_CYCLE.length;
    get().choose({ personality: QUICK_CYCLE[next]! });
  },
}));

// The build draws pages without a browser.
if (typeof window !== 'undefined') {
  // Without a choice the system decides, in the evening too.
  systemPrefersDark()?.addEventListener('change', () => useThemeStore.setState(readChoice()));

  // What is chosen in one tab is worn in all of them.
  addEventListener('storage', ({ key }) => {
    if (key === PERSONALITY_KEY || key === DARK_KEY) useThemeStore.setState(readChoice());
  });
}

/** The stored choice; without one professional, and dark as the system prefers. */
export function readChoice(): ThemeChoice {
  const personality = kept(PERSONALITY_KEY);
  const dark = kept(DARK_KEY);
  return {
    personality: personalities.find((known) => known === personality) ?? 'professional',
    dark:
      dark === 'true' || dark === 'false'
        ? dark === 'true'
        : (systemPrefersDark()?.matches ?? false),
  };
}

function systemPrefersDark(): MediaQueryList | null {
  return typeof window === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');
}

// Storage throws where a browser blocks it: the theme then lasts as long as the page.
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}
