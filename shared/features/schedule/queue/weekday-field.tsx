import { Button } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { TimeInput } from '#shared/ui/forms/time-input.tsx';
import { CloseIcon } from '#shared/ui/icons.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';

export function WeekdayField(props: {
  name: string;
  times: readonly string[];
  onChange(times: string[]): void;
  onCopy(): void;
}) {
  const { name, times } = props;
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
    <Card className="!p-4">
      <fieldset>
        <legend className="float-left mb-3 w-full font-medium">{name}</legend>
        <ul
          aria-label={t('Times on {name}', { name })}
          className="clear-both flex min-h-8 list-none flex-wrap gap-2"
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
          {times.length === 0 ? <li className="text-sm text-muted">{t('No slots')}</li> : null}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <TimeInput
            ref={input}
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
          {times.length > 0 ? (
            <Button
              type="button"
              variant="ghost"
              color="gray"
              className="m-0"
              aria-label={t('Copy {name} to all days', { name })}
              onClick={props.onCopy}
            >
              {t('Copy to all days')}
            </Button>
          ) : null}
        </div>
      </fieldset>
    </Card>
  );
}
