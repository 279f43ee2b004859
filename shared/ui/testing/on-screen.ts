import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What is in the dialog of that name, once it is open. */
export const dialogNamed = async (name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** Refuses two calls, each once it is made, and waits until what they changed is read again. */
export async function refuseInTurn(refuse: (() => void)[], reads: () => number): Promise<void> {
  for (const count of [1, 2]) {
    await waitFor(() => expect(refuse).toHaveLength(count));
    refuse.at(-1)?.();
    await waitFor(() => expect(reads()).toBe(1 + count));
  }
}
