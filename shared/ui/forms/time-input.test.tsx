import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from '#shared/i18n/language-store.ts';
import { LineField } from './text-fields.tsx';

afterEach(() => act(() => chooseLanguage('en')));

function Form({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <output>{value}</output>
      <LineField label="Time" type="time" value={value} onType={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  );
}
const time = () => screen.getByRole('status').textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('Time');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

test('a time is written on the clock of the language, and follows it', async () => {
  render(<Form first="15:30" />);
  expect(field().value).toBe('3:30 PM');
  await act(() => chooseLanguage('de'));
  expect(field().value).toBe('15:30');
});

test('what is typed stays as it is until the field is left', () => {
  render(<Form />);
  type('3pm');
  expect(field().value).toBe('3pm');
  expect(time()).toBe('15:00');
  fireEvent.blur(field());
  expect(field().value).toBe('3:00 PM');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field().value).toBe('');
});

test('what is no time is marked and kept, and is no value', () => {
  render(<Form first="15:30" />);
  type('noon');
  fireEvent.blur(field());
  expect(field().value).toBe('noon');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(time()).toBe('');
});

test('arrows go by quarters of an hour, over midnight too', () => {
  render(<Form first="23:50" />);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(time()).toBe('00:00');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(time()).toBe('23:45');
  expect(field().value).toBe('11:45 PM');
});
