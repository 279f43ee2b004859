import { TextField } from '@radix-ui/themes';
import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import {
  allZones,
  matchingZones,
  offsetName,
  offsetOf,
  shortName,
  zoneToday,
} from '#shared/lib/time/zone-names.ts';
import { endsConversion } from '../keys/ends-conversion.ts';
import { type ControlProps, Field } from './fields.tsx';
import { deviceZone } from './time-zone-choice.ts';

const COMMON = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'];
const MOST_SHOWN = 40;

interface Props {
  label?: string;
  hint?: string;
  error?: string | undefined;
  /** An IANA zone, by any of its names. */
  value: string;
  onChoose(zone: string): void;
}

/** Chooses an IANA zone from a list that is searched by place, older name or offset. */
export const TimeZoneField = memo(function TimeZoneField(props: Props) {
  useLanguage();
  return (
    <Field label={props.label ?? t('Time zone')} hint={props.hint} error={props.error}>
      {(control) => <ZoneCombobox {...props} control={control} />}
    </Field>
  );
});

function ZoneCombobox({ value, onChoose, control }: Props & { control: ControlProps }) {
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const rows = useRef<HTMLDivElement>(null);
  const open = typed !== null;
  const sought = useDeferredValue(typed);
  const found = useMemo(() => (sought === null ? [] : zonesFor(sought, value)), [sought, value]);
  const shown = found.slice(0, MOST_SHOWN);

  function choose(zone: string | undefined) {
    setTyped(null);
    if (zone !== undefined && zone !== value) onChoose(zone);
  }

  function type(text: string) {
    setTyped(text);
    setActive(0);
    const exact = text.includes('/') ? exactly(text) : undefined;
    if (exact !== undefined) choose(exact);
  }

  function move(to: number) {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setActive(next);
    rows.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (endsConversion(event.nativeEvent)) return;
    const way = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (way !== undefined) {
      event.preventDefault();
      if (open) move(active + way);
      else type('');
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      // What is typed counts, also where the list has not caught up with it.
      choose(sought === typed ? shown[active] : zonesFor(typed, value)[0]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setTyped(null);
    }
  }

  return (
    <div className="relative">
      <TextField.Root
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && shown.length > 0 ? `${list}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? labelOf(value)}
        placeholder={labelOf(value)}
        onClick={() => (open ? undefined : type(''))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => choose(typed ? exactly(typed) : undefined)}
      />
      {open ? (
        <div
          // Above the bar of a phone.
          ref={intoView}
          className="absolute inset-x-0 top-full z-50 mt-1 scroll-my-24 overflow-hidden rounded-card border border-line bg-panel shadow-raised"
        >
          <div
            ref={rows}
            id={list}
            role="listbox"
            aria-label={t('Time zones')}
            className="max-h-64 overflow-y-auto p-1 text-sm"
          >
            {shown.map((zone, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
              <div
                key={zone}
                id={`${list}-${at}`}
                role="option"
                aria-selected={at === active}
                className={`flex cursor-pointer items-baseline justify-between gap-3 rounded-control px-2 py-1.5 ${at === active ? 'bg-tint' : ''}`}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(at)}
                onClick={() => choose(zone)}
              >
                <span className="min-w-0 wrap-anywhere">{nameOf(zone)}</span>
                <span className="shrink-0 text-xs text-muted tabular-nums">{offset(zone)}</span>
              </div>
            ))}
          </div>
          <p role="status" className="px-3 py-2 text-xs text-muted empty:hidden">
            {found.length === 0 ? t('No time zone is called that.') : moreThan(found.length)}
          </p>
        </div>
      ) : null}
    </div>
  );
}

const intoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** Untyped: the chosen one, this device's and the common ones first. */
function zonesFor(typed: string, value: string): string[] {
  if (typed !== '') return matchingZones(allZones(), typed, serverTime());
  return [...new Set([zoneToday(value), deviceZone(), ...COMMON, ...allZones()])];
}

/** The zone of just that name. */
function exactly(typed: string): string | undefined {
  const name = typed.trim().toLowerCase().replaceAll(' ', '_');
  return matchingZones(allZones(), typed, serverTime()).find((zone) => zone.toLowerCase() === name);
}

function moreThan(count: number): string | null {
  if (count <= MOST_SHOWN) return null;
  const more = count - MOST_SHOWN;
  return tn(more, '{n} more: type a city or an offset', '{n} more: type a city or an offset');
}

function nameOf(zone: string): string {
  const short = shortName(zone);
  const name = zone.replaceAll('_', ' ');
  return short === null || short === zone ? name : `${name} (${short})`;
}

const offset = (zone: string) => offsetName(offsetOf(zone, serverTime()));

function labelOf(zone: string): string {
  return `${nameOf(zoneToday(zone))}, ${offset(zone)}`;
}
