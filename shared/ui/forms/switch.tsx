import type { ComponentProps } from 'react';

const TRACK =
  'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line bg-(--gray-a5) transition-colors checked:border-transparent checked:bg-accent';
const KNOB =
  'before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-(--gray-11) before:transition-transform checked:before:translate-x-5 checked:before:bg-on-accent';

/** On or off, in the colours of the personality. Its name comes from a label or `aria-label`. */
export function Switch(
  props: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
    checked: boolean;
    onChange(checked: boolean): void;
  },
) {
  const { onChange, checked, ...input } = props;
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className={`${TRACK} ${KNOB}`}
    />
  );
}
