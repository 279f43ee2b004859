import { t } from '#shared/i18n/translate.ts';
import { Field } from '#shared/ui/forms/fields.tsx';
import { ImagePicker } from '#shared/ui/forms/image-picker.tsx';
import { PersonaAvatar } from './persona-avatar.tsx';

/** The profile image, which the form holds as a data URL. */
export function ProfileImageField(props: {
  value: string;
  type: string;
  error: string | undefined;
  onChange(dataUrl: string): void;
}) {
  return (
    <Field label={t('Profile Image')} optional hint={t('Max 5MB, JPG/PNG')} error={props.error}>
      {(control) => (
        <ImagePicker
          control={control}
          value={props.value}
          onChange={props.onChange}
          preview={<PersonaAvatar image={props.value || null} type={props.type} />}
        />
      )}
    </Field>
  );
}
