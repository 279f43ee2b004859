import { LineField } from '#shared/ui/forms/text-fields.tsx';
import type { Place } from './settings-edits.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** A whole number from 1 to its bound; what is typed stays as it is typed. */
export function NumberField(props: {
  fields: SettingsFields;
  place: Place;
  label: string;
  hint: string;
  max: number;
  value: number;
}) {
  const { fields, place, value, ...field } = props;
  return (
    <LineField
      {...field}
      error={fields.issueOf(place)}
      type="number"
      inputMode="numeric"
      min={1}
      className="w-32"
      value={String(fields.edit(place) ?? value)}
      onType={(text) => fields.change(place, text)}
    />
  );
}
