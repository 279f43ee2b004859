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
      <ToolButton
        size="1"
        label={t('Move part {place} up', { place: place + 1 })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <UpIcon size={16} />
      </ToolButton>
      <ToolButton
        size="1"
        label={t('Move part {place} down', { place: place + 1 })}
        disabled={props.isLast}
        onClick={() => onMove(place + 1)}
      >
        <DownIcon size={16} />
      </ToolButton>
      <ToolButton
        size="1"
        label={t('Remove part {place}', { place: place + 1 })}
        onClick={props.onRemove}
      >
        <CloseIcon size={16} />
      </ToolButton>
    </>
  );
}

/** An icon with its name: read by screen readers, and shown as a tooltip. */
export function ToolButton({
  label,
  className = '',
  ...button
}: ComponentProps<typeof SecondaryIconButton> & { label: string }) {
  return (
    <SecondaryIconButton
      variant="ghost"
      aria-label={label}
      title={label}
      className={`m-0 ${className}`}
      {...button}
    />
  );
}
