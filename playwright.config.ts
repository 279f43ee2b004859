import { defineConfig } from '@playwright/test';
import { chromiumPath } from './api/config/env.ts';
import { apiUrl } from './e2e/people.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The limits only end what hangs: on a busy machine of two cores a screen can take seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: apiUrl,
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'node --import tsx e2e/server.ts',
    url: `${apiUrl}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
});
