import type { ComponentProps } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { CloseIcon, DownIcon, UpIcon } from '#shared/ui/icons.tsx';

/** What moves a part within its thread, or takes it out. */
export function PartButtons(props: {
  place: number;
  isLast: boolean;
  onMove(to: number): void;
  onRemove(): void;
}) {
  const { place, onMove } = props;
  return (
    <>
      <PartButton
        label={t('Move part {place} up', { place: place + 1 })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <UpIcon />
      </PartButton>
      <PartButton
        label={t('Move part {place} down', { place: place + 1 })}
        disabled={props.isLast}
        onClick={() => onMove(place + 1)}
      >
        <DownIcon />
      </PartButton>
      <PartButton label={t('Remove part {place}', { place: place + 1 })} onClick={props.onRemove}>
        <CloseIcon />
      </PartButton>
    </>
  );
}

/** Its label is heard, and seen by whoever rests on it. */
export function PartButton({
  label,
  ...button
}: ComponentProps<typeof SecondaryIconButton> & { label: string }) {
  return <SecondaryIconButton aria-label={label} title={label} {...button} />;
}
