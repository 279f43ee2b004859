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

test('a list within a remark stands as the language sets its marks', async () => {
  await chooseLanguage('fr');
  render(
    <>
      <Remark text="Ends 40% of posts with a full stop; line breaks in 20%." />
      <Remark text="Confidence 65%: 50 for the built-in provider, +15 it names the subject." />
      <Remark text="Way in: opens with a question: “what”" />
    </>,
  );
  expect(
    await screen.findByText(
      /^Termine 40\s% des posts par un point\s; sauts de ligne dans 20\s%\.$/,
    ),
  ).toBeDefined();
  expect(
    screen.getByText(/^Confiance 65\s%\s: 50 pour le fournisseur intégré, \+15 nomme le sujet\.$/),
  ).toBeDefined();
  expect(screen.getByText(/^Entrée\s: commence par une question\s: “what”$/)).toBeDefined();
});
