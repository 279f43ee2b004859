import { ThemeContext } from '@radix-ui/themes/components/theme';
import type { ReactNode } from 'react';
import { scales } from './theme.tsx';
import { useThemeStore } from './theme-store.ts';

const unused = () => {};
const constant = {
  appearance: 'inherit',
  panelBackground: 'solid',
  scaling: '100%',
  onAppearanceChange: unused,
  onAccentColorChange: unused,
  onGrayColorChange: unused,
  onPanelBackgroundChange: unused,
  onRadiusChange: unused,
  onScalingChange: unused,
} as const;

/** What Radix's dialogs, which stand outside of the page, look up of its theme. */
export function DialogTheme({ children }: { children: ReactNode }) {
  const look = scales[useThemeStore().personality];
  return (
    <ThemeContext value={{ ...constant, ...look, resolvedGrayColor: look.grayColor }}>
      {children}
    </ThemeContext>
  );
}
