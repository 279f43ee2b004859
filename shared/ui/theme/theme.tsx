import { Theme, type ThemeProps } from '@radix-ui/themes/components/theme';
import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react';
import { type Personality, useThemeStore } from './theme-store.ts';

/** The Radix scales each personality starts from; tokens.css gives them their own colours. */
const scales: Record<Personality, Pick<ThemeProps, 'accentColor' | 'grayColor' | 'radius'>> = {
  professional: { accentColor: 'gray', grayColor: 'gray', radius: 'medium' },
  neon: { accentColor: 'purple', grayColor: 'mauve', radius: 'large' },
  crypto: { accentColor: 'amber', grayColor: 'slate', radius: 'medium' },
  elegant: { accentColor: 'ruby', grayColor: 'mauve', radius: 'small' },
  vibrant: { accentColor: 'blue', grayColor: 'slate', radius: 'large' },
  minimal: { accentColor: 'gray', grayColor: 'sand', radius: 'none' },
};

/** Dresses everything below it in the chosen personality, light or dark. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // The whole page is styled anew for it: the press that asked is answered by a paint first.
  const { personality, dark } = useDeferredValue(useThemeStore());

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.personality = personality;
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
  }, [personality, dark]);

  return (
    <Theme {...scales[personality]} panelBackground="solid" hasBackground={false}>
      {children}
    </Theme>
  );
}
