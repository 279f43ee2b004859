import { fireEvent, screen, within } from '@testing-library/react';

/** Presses the button of that name. */
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Sets the field of that label. */
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What is in the dialog of that name, once it is open. */
export const dialogNamed = async (name: string) =>
  within(await screen.findByRole('dialog', { name }));
