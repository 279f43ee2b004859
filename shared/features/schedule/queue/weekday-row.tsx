import { Button } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { TimeInput } from '#shared/ui/forms/time-input.tsx';
import { CloseIcon } from '#shared/ui/icons.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';

/** The times of a weekday in one row of the table; defaults are shown as such, and not removed. */
export function WeekdayRow(props: {
  name: string;
  times: readonly string[];
  defaults: readonly string[];
  onChange(times: string[]): void;
  onCopy(): void;
}) {
  const { name, times, defaults } = props;
  const [time, setTime] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add() {
    if (!time) return input.current?.focus();
    props.onChange([...times, time]);
    setTime('');
  }

  function remove(gone: string) {
    props.onChange(times.filter((one) => one !== gone));
    input.current?.focus();
  }

  return (
    <tr className="border-t border-line max-sm:block max-sm:py-2">
      <th
        scope="row"
        className="py-2 pr-3 pl-2 text-start align-middle font-medium max-sm:block max-sm:py-1 max-sm:pl-0"
      >
        {name}
      </th>
      <td className="w-full py-1.5 align-middle max-sm:block">
        <ul
          aria-label={t('Times on {name}', { name })}
          className="flex min-h-8 list-none flex-wrap items-center gap-1.5"
        >
          {times.map((one) => (
            <li key={one}>
              <Button
                type="button"
                variant="soft"
                aria-label={t('Remove {one} on {name}', { one: formatClock(one), name })}
                onClick={() => remove(one)}
              >
                <span className="tabular-nums">{formatClock(one)}</span> <CloseIcon size={14} />
              </Button>
            </li>
          ))}
          {defaults.map((one) => (
            <li
              key={one}
              className="inline-flex h-8 items-center rounded-control border border-dashed border-(--gray-8) px-2.5 text-sm text-muted tabular-nums"
            >
              {formatClock(one)}
              <span className="sr-only"> ({t('Default')})</span>
            </li>
          ))}
          {times.length + defaults.length === 0 ? (
            <li className="text-sm text-muted">{t('No slots')}</li>
          ) : null}
        </ul>
      </td>
      <td className="px-2 py-1.5 align-middle max-sm:block max-sm:px-0">
        <div className="flex items-center gap-2 max-sm:flex-wrap">
          <TimeInput
            ref={input}
            className="w-30"
            aria-label={t('New time on {name}', { name })}
            value={time}
            onTime={setTime}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || endsConversion(event.nativeEvent)) return;
              // It adds the time; the form is sent by its button.
              event.preventDefault();
              add();
            }}
          />
          <SecondaryButton aria-label={t('Add time on {name}', { name })} onClick={add}>
            {t('Add')}
          </SecondaryButton>
          {/* Its place stays, so that the columns of all days are aligned. */}
          <Button
            type="button"
            variant="ghost"
            color="gray"
            className={`m-0 whitespace-nowrap ${times.length > 0 ? '' : 'invisible max-sm:hidden'}`}
            aria-label={t('Copy {name} to all days', { name })}
            onClick={props.onCopy}
          >
            {t('Copy to all days')}
          </Button>
        </div>
      </td>
    </tr>
  );
}
