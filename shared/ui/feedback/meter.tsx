import { percents } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';

/** A figure out of a hundred with its bar and what it stands on; in a <dl>. Null says why there is none. */
export function Meter(props: {
  label: string;
  value: number | null;
  missing?: string;
  note?: string | undefined;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{props.label}</dt>
      {props.value === null ? (
        <dd className="mt-0.5 text-sm text-muted">{props.missing ?? t('Not known')}</dd>
      ) : (
        <dd className="mt-0.5 text-sm font-medium">
          {percents(props.value / 100)}
          <span
            aria-hidden
            className="mt-1 block h-1.5 overflow-hidden rounded-full bg-tint print:[print-color-adjust:exact]"
          >
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${props.value}%` }}
            />
          </span>
          {props.note ? (
            <span className="mt-1 block text-xs font-normal text-muted">{props.note}</span>
          ) : null}
        </dd>
      )}
    </div>
  );
}
