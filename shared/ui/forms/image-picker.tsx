import { Button } from '@radix-ui/themes';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { imageLimit } from '#shared/lib/media-limits.ts';
import { showFailure } from '../feedback/toast-store.ts';
import { SecondaryButton } from './busy-button.tsx';
import type { ControlProps } from './fields.tsx';

/** Picks, previews and removes one picture, which the form holds as a data URL; '' for none. */
export function ImagePicker(props: {
  control: ControlProps;
  value: string;
  preview: ReactNode;
  onChange(dataUrl: string): void;
}) {
  const input = useRef<HTMLInputElement>(null);

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = '';
    if (!file) return;
    if (file.size > imageLimit.bytes) return showFailure(t('Image must be smaller than 5MB'));
    try {
      props.onChange(await readDataUrl(file));
    } catch {
      showFailure(t('Failed to process image upload'));
    }
  }

  return (
    <div className="flex items-center gap-4">
      {props.preview}
      <input
        {...props.control}
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        className="sr-only"
        onChange={pick}
      />
      <div className="flex flex-wrap gap-2">
        <SecondaryButton onClick={() => input.current?.click()}>
          {props.value ? t('Change image') : t('Choose image')}
        </SecondaryButton>
        {props.value ? (
          <Button type="button" variant="ghost" color="gray" onClick={() => props.onChange('')}>
            {t('Remove image')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Reads a picture as a data URL. Rejects a file that is not one. */
async function readDataUrl(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error('not an image');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
