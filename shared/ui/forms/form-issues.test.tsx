import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { ApiError, ServerAway } from '#shared/client/api-client.ts';
import { useFormIssues } from './form-issues.ts';

const contract = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  config: z.object({ tone: z.string() }),
});

function Form(props: { serverError: Error | null; onValid?(): void; name?: string }) {
  const { form, issueOf, refusal, touched, submit } = useFormIssues<{ name: string; tone: string }>(
    {
      contract,
      input: { name: props.name ?? '', config: { tone: 'dry' } },
      serverError: props.serverError,
      onValid: props.onValid ?? (() => {}),
    },
  );
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Form">
      <input type="file" aria-label="Picture" aria-invalid="true" />
      <input aria-label="Name" aria-invalid={issueOf('name') !== undefined} />
      <p data-testid="said">{[issueOf('name'), issueOf('tone'), refusal].join('|')}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={() => touched({ name: 'x' })}>
        Type
      </button>
    </form>
  );
}

const refused = (body: Partial<NonNullable<ApiError['body']>>) =>
  new ApiError(422, '', { code: 'invalid', message: 'Not so', requestId: 'r-1', ...body });
const said = () => screen.getByTestId('said').textContent;

test('what the contract finds is said before anything is sent, and its field has the focus', async () => {
  const onValid = vi.fn();
  render(<Form serverError={null} onValid={onValid} />);
  fireEvent.submit(screen.getByRole('form'));
  expect(said()).toBe('Name is required||');
  expect(onValid).not.toHaveBeenCalled();
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  expect(said()).toBe('||');
});

test('a refusal leads from the button that was pressed to the field; who has moved on stays', () => {
  const answer = () => refused({ issues: [{ path: 'name', message: 'Taken' }] });
  const { rerender } = render(<Form serverError={null} />);
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(<Form serverError={answer()} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  const elsewhere = screen.getByRole('button', { name: 'Type' });
  elsewhere.focus();
  rerender(<Form serverError={answer()} />);
  expect(document.activeElement).toBe(elsewhere);
});

test('an issue of the server belongs to the last word of its path, the first one counts', () => {
  const issues = [
    { path: 'config.tone', message: 'Tone is not one of the known tones' },
    { path: 'tone', message: 'second' },
    { path: 'somethingElse', message: 'ignored' },
  ];
  render(<Form serverError={refused({ issues })} />);
  expect(said()).toBe('|Tone is not one of the known tones|');
});

test('a refusal that names no field is said of the whole; a fault of the network is not', () => {
  const { rerender } = render(<Form serverError={refused({})} />);
  expect(said()).toBe('||Not so');
  rerender(<Form serverError={new TypeError('Failed to fetch')} />);
  expect(said()).toBe('||');
});

test('where the server could not be reached, the form says that it still has what was written', () => {
  render(<Form serverError={new ServerAway('Failed to fetch')} />);
  expect(said()).toBe('||The server could not be reached. What you wrote is still here.');
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  expect(said()).toBe('||');
});

test('a form that keeps the contract is sent', () => {
  const onValid = vi.fn();
  render(<Form serverError={null} name="Annie" onValid={onValid} />);
  fireEvent.submit(screen.getByRole('form'));
  expect(onValid).toHaveBeenCalledOnce();
});
