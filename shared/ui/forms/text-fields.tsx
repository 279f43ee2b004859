import { TextArea, TextField } from '@radix-ui/themes';
import type { ComponentProps, Ref } from 'react';
import { Field, type FieldProps } from './fields.tsx';

type TextFieldProps<Control> = Omit<FieldProps, 'children'> &
  Omit<Control, 'value' | 'onChange' | 'children' | keyof FieldProps> & {
    value: string;
    onType(text: string): void;
  };

/** A labelled line of text. The browser offers nothing to fill in unless `autoComplete` says what. */
export function LineField(
  props: TextFieldProps<TextField.RootProps> & { ref?: Ref<HTMLInputElement> },
) {
  const { label, optional, hint, error, onType, ...input } = props;
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <TextField.Root
          autoComplete="off"
          dir="auto"
          {...input}
          {...control}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A labelled text of several lines, which a person can pull taller. */
export function ParagraphField(props: TextFieldProps<ComponentProps<typeof TextArea>>) {
  const { label, optional, hint, error, onType, ...input } = props;
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <TextArea
          resize="vertical"
          dir="auto"
          {...input}
          {...control}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
