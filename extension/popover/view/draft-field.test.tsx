import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DraftField } from './draft-field.tsx';

const show = (figures: { text: string; start: number; end: number }[]) =>
  render(
    <>
      <DraftField id="draft" label="Draft" value="72 % of blocks" readOnly figures={figures} />
      <ul id="notes">
        <li>Check: 72 %.</li>
      </ul>
    </>,
  );

test('a figure without a source is marked behind the text, and the notes name it to a screen reader', () => {
  const { container } = show([{ text: '72 %', start: 0, end: 4 }]);
  expect(container.querySelector('.marks mark')?.textContent).toBe('72 %');
  expect(container.querySelector('.marks')?.getAttribute('aria-hidden')).toBe('true');
  const area = screen.getByRole('textbox', { name: 'Draft', description: 'Check: 72 %.' });
  expect((area as HTMLTextAreaElement).value).toBe('72 % of blocks');
});

test('a draft without one is a text to edit and nothing more', () => {
  const { container } = show([]);
  expect(container.querySelector('.marks')).toBeNull();
});
