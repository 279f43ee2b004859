import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeZoneField } from './time-zone-field.tsx';

test('the chosen and the common zones are there at once, all others when the form stands', async () => {
  const choose = vi.fn();
  render(<TimeZoneField value="America/Sao_Paulo" onChoose={choose} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Time zone');
  expect(field.value).toBe('America/Sao_Paulo');
  expect(field.options.length).toBeLessThan(10);
  expect(screen.getByRole('option', { name: 'Asia/Tokyo' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'Africa/Cairo' })).toBeTruthy();
  expect(field.value).toBe('America/Sao_Paulo');
  fireEvent.change(field, { target: { value: 'Africa/Cairo' } });
  expect(choose).toHaveBeenCalledWith('Africa/Cairo');
});
