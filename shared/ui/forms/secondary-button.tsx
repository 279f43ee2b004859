import type { ComponentProps } from 'react';
import { BusyButton } from './busy-button.tsx';

type Props = Omit<ComponentProps<typeof BusyButton>, 'busy'> & { busy?: boolean };

/** A button beside the one that matters most: soft and grey. While busy it keeps the focus. */
export function SecondaryButton({ busy = false, ...props }: Props) {
  return <BusyButton type="button" variant="soft" color="gray" busy={busy} {...props} />;
}
