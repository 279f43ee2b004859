import { TIMES_PER_DAY } from '#shared/contracts/campaigns.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton, SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import { useGrowingList } from '#shared/ui/forms/growing-list.tsx';
import { TimeInput } from '#shared/ui/forms/time-input.tsx';
import { CloseIcon, PlusIcon } from '#shared/ui/icons.tsx';

/** The times of a day at which a campaign posts, from one to six. */
export function TimesField(props: {
  times: readonly string[];
  error: string | undefined;
  onChange(times: string[]): void;
}) {
  const { times, onChange } = props;
  const { group, focusText } = useGrowingList('input:not([tabindex])');

  function show(next: string[], place: number) {
    onChange(next);
    focusText(place);
  }

  return (
    <div ref={group} className="flex flex-col gap-2">
      {times.map((time, place) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else that stays.
          key={place}
          label={place === 0 ? t('Posting Time') : t('Posting Time {place}', { place: place + 1 })}
          error={place === times.length - 1 ? props.error : undefined}
        >
          {(control) => (
            <div className="flex items-center gap-2">
              <TimeInput
                {...control}
                className="flex-1"
                required={place === 0}
                value={time}
                onTime={(next) => onChange(times.toSpliced(place, 1, next))}
              />
              {times.length > 1 ? (
                <SecondaryIconButton
                  aria-label={t('Remove posting time {place}', { place: place + 1 })}
                  onClick={() => show(times.toSpliced(place, 1), Math.max(0, place - 1))}
                >
                  <CloseIcon size={14} />
                </SecondaryIconButton>
              ) : null}
            </div>
          )}
        </Field>
      ))}
      {times.length < TIMES_PER_DAY ? (
        <div>
          <SecondaryButton size="1" onClick={() => show([...times, ''], times.length)}>
            <PlusIcon /> {t('Add time')}
          </SecondaryButton>
        </div>
      ) : null}
    </div>
  );
}
