import { t } from '#shared/i18n/translate.ts';

interface TakesProps {
  texts: string[];
  /** The one that is shown to be used. */
  at: number;
  onChoose(at: number): void;
  /** Of the popover, whose page has styles of its own. */
  className?: string;
  takeClassName?: string;
}

const take =
  'grid cursor-pointer content-start rounded-card border border-line p-3 text-start text-sm wrap-anywhere whitespace-pre-wrap text-ink hover:bg-tint aria-pressed:border-link aria-pressed:bg-link-tint';

/** Several texts for the same, side by side: a press chooses one. */
export function Takes({ texts, at, onChoose, ...classes }: TakesProps) {
  const {
    className = 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
    takeClassName = take,
  } = classes;
  return (
    <fieldset className={className} aria-label={t('Alternatives')}>
      {texts.map((text, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a take is its place
          key={place}
          type="button"
          className={takeClassName}
          aria-pressed={place === at}
          aria-label={`${t('Draft {n}', { n: place + 1 })}: ${text}`}
          dir="auto"
          onClick={() => onChoose(place)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
