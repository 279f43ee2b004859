import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { Field, Select } from './fields.tsx';
import { deviceZone } from './time-zone-choice.ts';

const COMMON = ['UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'];

/**
 * Chooses an IANA zone: this device's own and the common ones first, then all the others. Four
 * hundred options are drawn once the rest of the form stands, and not for every key pressed in it.
 */
export const TimeZoneField = memo(function TimeZoneField(props: {
  label?: string;
  hint?: string;
  value: string;
  onChoose(zone: string): void;
}) {
  useLanguage();
  const { value } = props;
  const [isWhole, setWhole] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setWhole(true))), []);
  const options = useMemo(() => {
    const first = [value, deviceZone(), ...COMMON];
    const others = isWhole ? Intl.supportedValuesOf('timeZone') : [];
    const zones = [...new Set([...first, ...others])];
    return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [value, isWhole]);
  return (
    <Field label={props.label ?? t('Time zone')} hint={props.hint}>
      {(control) => (
        <Select {...control} options={options} value={value} onChoose={props.onChoose} />
      )}
    </Field>
  );
});
