import { useId } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '../forms/busy-button.tsx';
import { personalityNames, personalityNotes, themePresets } from './theme-presets.ts';
import { personalities, useThemeStore } from './theme-store.ts';

const PRESETS = 'grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2';

/** Six personalities, four presets, and the quick cycle. */
export default function ThemeChoices() {
  const group = useId();
  const { personality, dark, choose, cyclePersonality } = useThemeStore();
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('Personality')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(max(14rem,30%),1fr))] gap-1">
          {personalities.map((name) => (
            <label
              key={name}
              className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-tint has-checked:bg-link-tint has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={group}
                value={name}
                checked={personality === name}
                onChange={() => choose({ personality: name })}
                className="accent-(--accent-9)"
              />
              <span data-swatch={name} className="size-5 shrink-0 rounded-full" />
              <span className="min-w-0 flex-1 text-sm leading-tight">
                <span className="block font-medium">{t(personalityNames[name])}</span>
                <span className="block text-xs text-muted">{t(personalityNotes[name])}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-4">
        <legend className="mb-2 text-sm font-semibold">{t('Presets')}</legend>
        <div className={PRESETS}>
          {themePresets.map((preset) => (
            <SecondaryButton
              key={preset.name}
              className="aria-pressed:bg-link-tint aria-pressed:text-link"
              aria-pressed={preset.personality === personality && preset.dark === dark}
              onClick={() => choose({ personality: preset.personality, dark: preset.dark })}
            >
              {t(preset.name)}
            </SecondaryButton>
          ))}
        </div>
      </fieldset>
      <div className={`mt-2 ${PRESETS}`}>
        <SecondaryButton onClick={cyclePersonality}>{t('Next theme')}</SecondaryButton>
      </div>
    </>
  );
}
