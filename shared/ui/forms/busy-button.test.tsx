import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BusyButton } from './busy-button.tsx';

test('a button whose work is under way keeps the focus and does nothing, by click or by Enter', () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const press = vi.fn();
  const shown = (busy: boolean) => (
    <form onSubmit={submit}>
      <BusyButton type="submit" busy={busy} loading={busy} onClick={press}>
        Save
      </BusyButton>
    </form>
  );
  const { rerender } = render(shown(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  rerender(shown(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // Enter in a field presses the form's button too.
  fireEvent.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});
