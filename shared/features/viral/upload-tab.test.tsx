import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { content, goTo, showViral } from './testing/show-viral.tsx';

const title = () => screen.getByLabelText('Title') as HTMLInputElement;

test('the four tabs of the specification, upload first', async () => {
  showViral();
  await screen.findByRole('tablist');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Upload Viral Content',
    'Content Library',
    'Training Jobs',
    'Viral Insights',
  ]);
  expect(screen.getAllByRole('tab', { selected: true })[0]?.textContent).toBe(
    'Upload Viral Content',
  );
});

test('signed out, it is a page with a way to connect X, and reads nothing', async () => {
  const { sent, host } = showViral({
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Connect X Account' }));
  expect(host.navigate).toHaveBeenCalledWith('/api/auth/x?returnTo=%2Fviral-training');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
});

test('without title or content it says so and sends nothing', async () => {
  const { sent } = showViral();
  await screen.findByLabelText('Title');
  type('Content', 'only content');
  press('Upload Viral Content');
  expect(await screen.findByText('Please fill in title and content')).toBeTruthy();
  expect(screen.getByText('Title is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('metrics are sent as whole numbers when filled, with the rate they make', async () => {
  const { sent } = showViral({
    'POST /api/viral-content': () => ({ status: 201, body: content }),
  });
  await screen.findByLabelText('Title');
  type('Title', 'Funding thread');
  type('Content', 'funding flipped negative again');
  type('Views', '1.2K');
  type('Likes', '30');
  type('Retweets', '18');
  expect(screen.getByText('Engagement rate: 4.00%')).toBeTruthy();
  press('Upload Viral Content');
  expect(await screen.findByText('Viral content uploaded successfully!')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Funding thread',
    content: 'funding flipped negative again',
    contentType: 'text',
    platform: 'twitter',
    views: 1_200,
    likes: 30,
    retweets: 18,
    engagementRate: 4,
  });
  expect(title().value).toBe('');
});

test('a metric that is no whole number is told beside its field', async () => {
  const { sent } = showViral();
  await screen.findByLabelText('Title');
  type('Title', 'Funding thread');
  type('Content', 'funding');
  type('Views', 'many');
  type('Original URL', 'javascript:alert(1)');
  press('Upload Viral Content');
  expect(await screen.findByText('Views must be a number')).toBeTruthy();
  expect(screen.getByText('Original URL must be an http(s) address')).toBeTruthy();
  expect(screen.queryByText('Please fill in title and content')).toBeNull();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('what was typed survives a failure and a look at another tab', async () => {
  showViral({
    'POST /api/viral-content': () => ({ status: 500, body: refusal('internal', 'Broken') }),
  });
  await screen.findByLabelText('Title');
  type('Title', 'Kept title');
  type('Content', 'Kept content');
  press('Upload Viral Content');
  expect(await screen.findByText('Failed to upload viral content')).toBeTruthy();
  await goTo('Training Jobs');
  await screen.findByText('No training jobs yet');
  await goTo('Upload Viral Content');
  expect(title().value).toBe('Kept title');
});

test('what was uploaded while another tab was looked at no longer stands in the form', async () => {
  let answer: (given: Answer) => void = () => {};
  const { sent } = showViral({
    'POST /api/viral-content': () => new Promise<Answer>((done) => (answer = done)),
  });
  await screen.findByLabelText('Title');
  type('Title', 'Funding thread');
  type('Content', 'funding flipped negative again');
  press('Upload Viral Content');
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  await goTo('Training Jobs');
  answer({ status: 201, body: content });
  expect(await screen.findByText('Viral content uploaded successfully!')).toBeTruthy();
  await goTo('Upload Viral Content');
  expect(title().value).toBe('');
});
