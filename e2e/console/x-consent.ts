import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Approves on the consent page of the X sandbox, as somebody new unless named. Answers who. */
export async function approveOnX(
  page: Page,
  username = `x${randomBytes(5).toString('hex')}`,
): Promise<string> {
  await page.getByLabel('Or type a username').fill(username);
  await page.getByRole('button', { name: 'Approve' }).click();
  return username;
}
