import { useId } from 'react';
import { Switch } from '#shared/ui/forms/switch.tsx';

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
      <Switch
        id={id}
        checked={props.checked}
        aria-describedby={`${id}-hint`}
        onChange={props.onChange}
      />
    </div>
  );
}
