import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyzeImage } from '#shared/contracts/analysis.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { PictureField } from './picture-field.tsx';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

function analyze(answer: Answer) {
  const place = renderScreen(<PictureField value={picture} onChange={() => {}} />, {
    [`POST ${analyzeImage.path}`]: () => answer,
  });
  press('Analyze Image');
  return place;
}

test('a picture is read, and what it shows stands below', async () => {
  const body = {
    description: 'A chart that falls',
    text: '',
    width: 4,
    height: 3,
    colors: ['#ff0000'],
    provider: 'local',
    notes: ['Built-in, no AI model'],
  };
  const { sent } = analyze({ status: 200, body });
  expect(await screen.findByText('Image Analyzed')).toBeTruthy();
  expect(screen.getByText('A chart that falls')).toBeTruthy();
  expect(sent.map((call) => call.body)).toEqual([{ imageBase64: picture }]);
});

test('a picture that is too large is refused in the words of the server', async () => {
  analyze({ status: 413, body: refusal('too_large', 'Image must be smaller than 5MB') });
  expect(await screen.findByText('Image must be smaller than 5MB')).toBeTruthy();
  expect(screen.queryByText('Image Analyzed')).toBeNull();
});
