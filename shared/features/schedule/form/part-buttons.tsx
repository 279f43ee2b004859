import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';
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
        onPress={() => onMove(place - 1)}
      >
        <UpIcon />
      </PartButton>
      <PartButton
        label={t('Move part {place} down', { place: place + 1 })}
        disabled={props.isLast}
        onPress={() => onMove(place + 1)}
      >
        <DownIcon />
      </PartButton>
      <PartButton label={t('Remove part {place}', { place: place + 1 })} onPress={props.onRemove}>
        <CloseIcon />
      </PartButton>
    </>
  );
}

function PartButton(props: {
  label: string;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <IconButton
      type="button"
      variant="soft"
      color="gray"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled ?? false}
      onClick={props.onPress}
    >
      {props.children}
    </IconButton>
  );
}
