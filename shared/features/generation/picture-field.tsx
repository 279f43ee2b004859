import { useAnalyzeImage } from '#shared/features/analysis/queries.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import { ImagePicker } from '#shared/ui/forms/image-picker.tsx';

/** A picture to write about, and what can be read in it. */
export function PictureField(props: {
  value: string | null;
  onChange(image: string | null): void;
}) {
  const { value } = props;
  const reading = useAnalyzeImage();
  const data = reading.data && localized(reading.data);

  return (
    <div className="grid gap-3">
      <Field label={t('Image')} optional hint={t('Max 5MB, JPG/PNG')}>
        {(control) => (
          <ImagePicker
            control={control}
            value={value ?? ''}
            onChange={(image) => {
              reading.reset();
              props.onChange(image === '' ? null : image);
            }}
            preview={
              value ? (
                <img
                  src={value}
                  alt={t('Your choice')}
                  className="size-16 rounded-control object-cover"
                />
              ) : null
            }
          />
        )}
      </Field>
      {value ? (
        <BusyButton
          type="button"
          variant="soft"
          className="justify-self-start"
          busy={reading.isPending}
          onClick={() => reading.mutate(value)}
        >
          {reading.isPending ? t('Reading...') : t('Analyze Image')}
        </BusyButton>
      ) : null}
      <div aria-live="polite">
        {value && data ? (
          <figure className="rounded-card border border-line p-4 text-sm">
            <p className="wrap-anywhere">{data.description}</p>
            <ul aria-label={t('Main colours')} className="mt-2 flex list-none gap-1.5">
              {data.colors.map((color) => (
                <li key={color} title={color}>
                  <span className="sr-only">{color}</span>
                  <span
                    aria-hidden
                    className="block size-5 rounded-full border border-line"
                    style={{ backgroundColor: color }}
                  />
                </li>
              ))}
            </ul>
            {data.notes.map((note) => (
              <figcaption key={note} className="mt-2 text-xs text-muted">
                {note}
              </figcaption>
            ))}
          </figure>
        ) : null}
      </div>
    </div>
  );
}
