import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

test('a page whose script does not come says so, and what stands around it stays', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <nav>Bar</nav>
      <ErrorBoundary>
        <Suspense fallback="Wait">
          <Gone />
        </Suspense>
      </ErrorBoundary>
    </>,
  );
  expect(await screen.findByText('This page could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByText('Bar')).toBeTruthy();
  // React tells the console of what was caught, too.
  vi.mocked(console.error).mockClear();
});
