import { Button } from '@radix-ui/themes';
import { personalityNotes, themePresets } from '#shared/ui/theme-presets.ts';
import { personalities, useThemeStore } from '#shared/ui/theme-store.ts';

/** Six personalities, four presets, and the quick cycle. */
export default function ThemeChoices() {
  const { personality, dark, choose, cyclePersonality } = useThemeStore();
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Personality</legend>
        <div className="grid gap-1">
          {personalities.map((name) => (
            <label
              key={name}
              className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-tint has-checked:bg-link-tint has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="personality"
                value={name}
                checked={personality === name}
                onChange={() => choose({ personality: name })}
                className="accent-(--accent-9)"
              />
              <span data-swatch={name} className="size-5 shrink-0 rounded-full" />
              <span className="min-w-0 flex-1 text-sm leading-tight">
                <span className="block font-medium capitalize">{name}</span>
                <span className="block text-xs text-muted">{personalityNotes[name]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-4">
        <legend className="mb-2 text-sm font-semibold">Presets</legend>
        <div className="grid grid-cols-2 gap-2">
          {themePresets.map((preset) => (
            <Button
              key={preset.name}
              variant="soft"
              color="gray"
              className="aria-pressed:bg-link-tint aria-pressed:text-link"
              aria-pressed={preset.personality === personality && preset.dark === dark}
              onClick={() => choose({ personality: preset.personality, dark: preset.dark })}
            >
              {preset.name}
            </Button>
          ))}
        </div>
      </fieldset>
      <Button variant="soft" color="gray" className="mt-2 w-full" onClick={cyclePersonality}>
        Next theme
      </Button>
    </>
  );
}
