import { test as base, expect } from '@playwright/test';
import { serveX } from './serve.ts';
import { XPage } from './x-page.ts';

/** A test on the stand-in alone: `x` is served to its context, and a page error fails it. */
export const test = base.extend<{ x: XPage }>({
  x: async ({ context, page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') errors.push(message.text());
    });
    await serveX(context, { posts: 200 });
    await use(new XPage(page));
    expect(errors).toEqual([]);
  },
});
