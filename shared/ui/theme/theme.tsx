import type { ThemeProps } from '@radix-ui/themes/components/theme';
import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react';
import { type Personality, useThemeStore } from './theme-store.ts';

type Scales = Required<Pick<ThemeProps, 'accentColor' | 'grayColor' | 'radius'>>;

/** The Radix scales each personality starts from; tokens.css gives them their own colours. */
export const scales: Record<Personality, Scales> = {
  professional: { accentColor: 'gray', grayColor: 'gray', radius: 'medium' },
  neon: { accentColor: 'purple', grayColor: 'mauve', radius: 'large' },
  crypto: { accentColor: 'amber', grayColor: 'slate', radius: 'medium' },
  elegant: { accentColor: 'ruby', grayColor: 'mauve', radius: 'small' },
  vibrant: { accentColor: 'blue', grayColor: 'slate', radius: 'large' },
  minimal: { accentColor: 'gray', grayColor: 'sand', radius: 'none' },
};

/**
 * Dresses everything below it in the chosen personality, light or dark. The attributes are those of a
 * root `Theme` of Radix, which would bring its tooltips and all of its themes before the first screen;
 * dialogs get its context in dialog-theme.tsx.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // The whole page is styled anew for it: the press that asked is answered by a paint first.
  const { personality, dark } = useDeferredValue(useThemeStore());
  const { accentColor, grayColor, radius } = scales[personality];

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.personality = personality;
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
  }, [personality, dark]);

  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color={accentColor}
      data-gray-color={grayColor}
      data-has-background="false"
      data-panel-background="solid"
      data-radius={radius}
      data-scaling="100%"
    >
      {children}
      {/* Of their own, for the reason that overlay-root.ts tells. */}
      <div data-menus />
    </div>
  );
}
