import { useId } from 'react';

const TRACK =
  'relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line bg-(--gray-a5) transition-colors checked:border-transparent checked:bg-accent';
const KNOB =
  'before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-(--gray-11) before:transition-transform checked:before:translate-x-5 checked:before:bg-on-accent';

/** A switch with its name and one line on what it really does; the whole line is the target. */
export function SwitchField(props: {
  label: string;
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {props.label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {props.hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={props.checked}
        aria-checked={props.checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => props.onChange(event.target.checked)}
        className={`${TRACK} ${KNOB}`}
      />
    </div>
  );
}
