import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from './language-store.ts';
import { useRemarks } from './use-remarks.ts';

const SHORTENED = 'Shortened to 1500 characters.';

function Remark({ text }: { text: string }) {
  const told = useRemarks();
  return <p>{told(text)}</p>;
}

afterEach(() => chooseLanguage('en'));

test('a remark is told in the language of the interface as soon as that is loaded', async () => {
  await chooseLanguage('de');
  render(<Remark text={SHORTENED} />);
  expect(await screen.findByText('Auf 1.500 Zeichen gekürzt.')).toBeDefined();
  await act(() => chooseLanguage('fr'));
  expect(await screen.findByText(/^Raccourci à 1\s500 caractères\.$/)).toBeDefined();
  await act(() => chooseLanguage('de'));
  expect(await screen.findByText('Auf 1.500 Zeichen gekürzt.')).toBeDefined();
  await act(() => chooseLanguage('en'));
  expect(await screen.findByText(SHORTENED)).toBeDefined();
});

test('what a model wrote, and what names words of the server, stays as it is', async () => {
  await chooseLanguage('de');
  render(
    <>
      <Remark text="Replaced em dashes." />
      <Remark text="Strong emotion. It takes a stand." />
      <Remark text="crypto media" />
    </>,
  );
  expect(await screen.findByText('Gedankenstriche ersetzt.')).toBeDefined();
  expect(screen.getByText('Strong emotion. It takes a stand.')).toBeDefined();
  expect(screen.getByText('crypto media')).toBeDefined();
});
