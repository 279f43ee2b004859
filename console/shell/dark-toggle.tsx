import { IconButton } from '@radix-ui/themes';
import { t } from '#shared/i18n/translate.ts';
import { MoonIcon, SunIcon } from '#shared/ui/icons.tsx';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';

/** Switches between light and dark. The themes are chosen in the settings. */
export function DarkToggle() {
  const { dark, toggleDark } = useThemeStore();
  return (
    <IconButton
      variant="ghost"
      color="gray"
      size="3"
      className="m-0"
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
