import { expect, type Locator, type Page } from '@playwright/test';

interface Row {
  job: string;
  limit: number;
  presses: number;
}

const rows: Row[] = [];

/**
 * Counts what a person presses: clicks, and keys that do something. Typing and pasting are not
 * counted, nor is the name of a file; going into a field is, where the focus is not there already.
 */
export class Presses {
  #count = 0;

  async on(what: Locator): Promise<void> {
    this.#count += 1;
    await what.click();
  }

  async key(page: Page, name: string): Promise<void> {
    this.#count += 1;
    await page.keyboard.press(name);
  }

  /** The job is done: its row goes into the table, and it must not have taken more than this. */
  done(job: string, limit: number): void {
    rows.push({ job, limit, presses: this.#count });
    expect(this.#count, `presses: ${job}`).toBeLessThanOrEqual(limit);
  }
}

/** The jobs of this file, once all are done. */
export function printJobs(): void {
  const widest = Math.max(...rows.map(({ job }) => job.length));
  const lines = rows.map(
    ({ job, limit, presses }) =>
      `${job.padEnd(widest)}  ${String(presses).padStart(7)}  ${String(limit).padStart(5)}`,
  );
  console.log(['', `${'job'.padEnd(widest)}  presses  limit`, ...lines].join('\n'));
}
