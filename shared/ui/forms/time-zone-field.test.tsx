import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TimeZoneField } from './time-zone-field.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});

function showField(value = 'America/Sao_Paulo') {
  const choose = vi.fn();
  render(<TimeZoneField value={value} onChoose={choose} />);
  const field = screen.getByLabelText<HTMLInputElement>('Time zone');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const key = (name: string) => fireEvent.keyDown(field, { key: name });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { field, choose, type, key, options };
}

test('the field names zone and offset, and opens with the chosen and the common ones', () => {
  const { field, options } = showField();
  expect(field.value).toBe('America/Sao Paulo, UTC−03:00');
  expect(options()).toEqual([]);
  fireEvent.click(field);
  expect(options()[0]).toBe('America/Sao PauloUTC−03:00');
  expect(options()).toContain('Asia/Tokyo (JST)UTC+09:00');
  expect(screen.getByRole('status').textContent).toContain('more: type a city or an offset');
});

test('an older name finds the zone, which is shown and chosen by the name of today', () => {
  const { choose, type, key, options } = showField('Asia/Calcutta');
  expect(screen.getByDisplayValue('Asia/Kolkata, UTC+05:30')).toBeTruthy();
  type('kiev');
  expect(options()).toEqual(['Europe/KyivUTC+02:00']);
  key('Enter');
  expect(choose).toHaveBeenCalledWith('Europe/Kyiv');
  expect(options()).toEqual([]);
});

test('arrows walk the list, and Escape leaves everything as it was', () => {
  const { field, choose, type, key } = showField();
  type('+9');
  key('ArrowDown');
  const active = field.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true');
  key('Escape');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('America/Sao Paulo, UTC−03:00');
  expect(choose).not.toHaveBeenCalled();
});

test('what is no zone says so, and is not chosen', () => {
  const { field, choose, type, key } = showField();
  type('middle earth');
  expect(screen.getByText('No time zone is called that.')).toBeTruthy();
  key('Enter');
  fireEvent.blur(field);
  expect(choose).not.toHaveBeenCalled();
  cleanup();
});

test("the specification's name is enough", () => {
  const { choose, type, key } = showField('Asia/Tokyo');
  type('EST');
  key('Enter');
  expect(choose).toHaveBeenCalledWith('America/New_York');
});
