import { type ChangeEvent, useRef } from 'react';
import { mediaTypes } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import type { AddedFiles } from './use-added-files.ts';

const Uploading = lazyComponent(async () => (await import('./uploading.tsx')).Uploading);

const accepted = Object.keys(mediaTypes).join(',');

/** Chooses files for a part, and shows how far those on their way are. */
export function MediaPicker(props: {
  label: string;
  isFull: boolean;
  /** Says what it takes. */
  hint: boolean;
  files: AddedFiles;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { under, objection, add, cancel } = props.files;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = '';
    add(files);
  }

  const uploads = under.map(({ id, name, share }) => (
    <Uploading key={id} {...{ name, share }} onCancel={() => cancel(id)} />
  ));
  if (props.isFull) {
    return (
      <>
        {uploads}
        {objection ? <p className="text-sm text-danger">{objection}</p> : null}
      </>
    );
  }
  return (
    <>
      {uploads}
      <Field
        label={props.label}
        optional
        hint={
          props.hint
            ? t('Up to 4 pictures, or 1 GIF, or 1 MP4 video. You can also drop or paste them.')
            : undefined
        }
        error={objection ?? undefined}
      >
        {(control) => (
          <div>
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={accepted}
              tabIndex={-1}
              className="sr-only"
              onChange={choose}
            />
            <SecondaryButton onClick={() => input.current?.click()}>
              {t('Choose files')}
            </SecondaryButton>
          </div>
        )}
      </Field>
    </>
  );
}
