import { Button, IconButton } from '@radix-ui/themes';
import type { ComponentProps, MouseEvent } from 'react';

type Busy<Props> = Props & { busy: boolean };

/**
 * Does nothing while its work is under way, and keeps the focus: browsers take it from what is
 * `disabled`, so that a person at the keyboard would start again at the top of the page.
 */
export function BusyButton({ busy, onClick, ...props }: Busy<ComponentProps<typeof Button>>) {
  // Said outright: what is `loading` would be disabled.
  return <Button disabled={false} {...props} {...pressable(busy, onClick)} />;
}

type Secondary<Props> = Props & { busy?: boolean };

/** A button beside the one that matters most: soft and grey. While busy it keeps the focus. */
export function SecondaryButton(props: Secondary<ComponentProps<typeof Button>>) {
  const { busy = false, ...button } = props;
  return <BusyButton type="button" variant="soft" color="gray" busy={busy} {...button} />;
}

/** The same in red: it takes something away, or asks before that. */
export function DangerButton(props: ComponentProps<typeof SecondaryButton>) {
  return <SecondaryButton color="ruby" {...props} />;
}

/** The busy button with an icon alone. */
export function BusyIconButton(props: Busy<ComponentProps<typeof IconButton>>) {
  const { busy, onClick, ...button } = props;
  return <IconButton {...button} {...pressable(busy, onClick)} />;
}

/** The secondary button with an icon alone. */
export function SecondaryIconButton(props: Secondary<ComponentProps<typeof IconButton>>) {
  const { busy = false, ...button } = props;
  return <BusyIconButton type="button" variant="soft" color="gray" busy={busy} {...button} />;
}

function pressable(busy: boolean, onClick: ComponentProps<'button'>['onClick']) {
  if (!busy) return { onClick };
  const shown = { 'aria-disabled': true, 'data-disabled': '' };
  return { ...shown, onClick: (event: MouseEvent) => event.preventDefault() };
}
