import { TextField } from '@radix-ui/themes';
import { type ComponentProps, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { formatClock, readClock } from '#shared/i18n/formats/clock.ts';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { ClockIcon } from '../action-icons.tsx';

const DAY_MINUTES = 24 * 60;
const STEP_MINUTES = 15;

/**
 * A time of day, 'HH:MM', on the clock of the interface's language, as lists show it: the browser's
 * own field follows the browser's. Arrows change it by a quarter of an hour; the icon opens the
 * browser's choice of a time.
 */
export function TimeInput({
  value,
  onTime,
  onKeyDown,
  ...props
}: Omit<ComponentProps<typeof TextField.Root>, 'value' | 'type'> & {
  ref?: Ref<HTMLInputElement>;
  type?: string;
  value: string;
  onTime(time: string): void;
}) {
  useLanguage();
  const [written, setTyped] = useState<string | null>(null);
  // What was typed goes once the form has another time.
  const typed = written !== null && (readClock(written) ?? '') === value ? written : null;
  const picker = useRef<HTMLInputElement>(null);

  function take(text: string) {
    setTyped(text);
    const time = readClock(text) ?? '';
    if (time !== value) onTime(time);
  }

  function choose(time: string) {
    setTyped(null);
    onTime(time);
  }

  function step(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    choose(stepped(value, way));
  }

  const isUnread = typed !== null && typed !== '' && value === '';
  return (
    <TextField.Root
      autoComplete="off"
      placeholder={formatClock('09:30')}
      {...props}
      type="text"
      value={typed ?? formatClock(value)}
      aria-invalid={props['aria-invalid'] || (isUnread ? true : undefined)}
      onChange={(event) => take(event.target.value)}
      onKeyDown={step}
      onBlur={() => {
        if (!isUnread) setTyped(null);
      }}
    >
      <TextField.Slot side="right">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title={t('Choose a time')}
          className="relative grid size-6 cursor-pointer place-items-center text-muted"
          onClick={() => picker.current?.showPicker()}
        >
          <ClockIcon size={16} />
          <input
            ref={picker}
            type="time"
            tabIndex={-1}
            aria-hidden
            value={value}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
            onChange={(event) => choose(event.target.value)}
          />
        </button>
      </TextField.Slot>
    </TextField.Root>
  );
}

/** The next quarter of an hour in that direction; from none, that of noon. */
function stepped(time: string, way: number): string {
  const [hour = 12, minute = 0] = time === '' ? [] : time.split(':').map(Number);
  const now = (hour * 60 + minute) / STEP_MINUTES;
  const next = way > 0 ? Math.floor(now) + 1 : Math.ceil(now) - 1;
  const total = (next * STEP_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
