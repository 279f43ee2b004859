import { TextArea, TextField } from '@radix-ui/themes';
import type { ComponentProps, Ref } from 'react';
import { Field, type FieldProps } from './fields.tsx';
import { TimeInput } from './time-input.tsx';

type TextFieldProps<Control> = Omit<FieldProps, 'children'> &
  Omit<Control, 'value' | 'onChange' | 'children' | keyof FieldProps> & {
    value: string;
    onType(text: string): void;
  };

/** What belongs to the field around the control, and what to the control itself. */
function split<Control>(props: TextFieldProps<Control>) {
  const { label, optional, hint, error, onType, ...control } = props;
  const onChange = (event: { target: { value: string } }) => onType(event.target.value);
  return { field: { label, optional, hint, error }, control: { ...control, onChange } };
}

/** A labelled line of text. The browser offers nothing to fill in unless `autoComplete` says what. */
export function LineField(
  props: TextFieldProps<TextField.RootProps> & { ref?: Ref<HTMLInputElement> },
) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) =>
        props.type === 'time' ? (
          <TimeInput
            {...(control as TextField.RootProps)}
            {...ids}
            value={props.value}
            onTime={props.onType}
          />
        ) : (
          <TextField.Root autoComplete="off" dir="auto" {...control} {...ids} />
        )
      }
    </Field>
  );
}

/** A labelled text of several lines, which a person can pull taller. */
export function ParagraphField(props: TextFieldProps<ComponentProps<typeof TextArea>>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => <TextArea resize="vertical" dir="auto" {...control} {...ids} />}
    </Field>
  );
}
