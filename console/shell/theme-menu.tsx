import { IconButton } from '@radix-ui/themes';
import { lazy, Suspense, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { MoonIcon, PaletteIcon, SunIcon } from '#shared/ui/icons.tsx';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';

const loadChoices = () => import('#shared/ui/theme/theme-choices.tsx');
const ThemeChoices = lazy(loadChoices);

/** The theme switcher: light or dark, and a menu of themes that is loaded when it is first used. */
export function ThemeMenu() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <DarkToggle />
      <IconButton
        variant="soft"
        color="gray"
        size="3"
        aria-label={t('Theme')}
        popoverTarget="theme-menu"
        onPointerEnter={() => void loadChoices()}
      >
        <PaletteIcon size={20} />
      </IconButton>
      <div
        id="theme-menu"
        popover="auto"
        role="dialog"
        aria-label={t('Theme')}
        onToggle={() => setOpened(true)}
        className="menu top-18 right-3 left-auto max-h-[calc(100dvh-88px)] w-80 max-w-[calc(100vw-24px)] overflow-y-auto p-4"
      >
        {opened ? (
          <Suspense fallback={null}>
            <ThemeChoices />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** Switches between light and dark. */
function DarkToggle() {
  const { dark, toggleDark } = useThemeStore();
  return (
    <IconButton
      variant="soft"
      color="gray"
      size="3"
      aria-label={dark ? t('Switch to light mode') : t('Switch to dark mode')}
      onClick={toggleDark}
    >
      {/* By style, so that the look which came with the page has the right one before React. */}
      <span className="contents in-[.dark]:hidden">
        <MoonIcon size={20} />
      </span>
      <span className="hidden in-[.dark]:contents">
        <SunIcon size={20} />
      </span>
    </IconButton>
  );
}
