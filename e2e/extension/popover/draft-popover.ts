import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that drafts on X's page, as a person meets it. */
export class DraftPopover {
  readonly dialog: Locator;
  readonly text: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Troupe draft' });
    this.text = this.dialog.getByRole('textbox', { name: 'Draft' });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Presses the AI button inside this part of X and waits for the dialog. */
  async openFrom(part: Locator, name = 'AI Reply'): Promise<void> {
    await part.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Waits for the draft that is written at once. */
  async drafted(): Promise<string> {
    await expect(this.text).not.toHaveValue('');
    return this.text.inputValue();
  }

  /** Types what the draft is to say, and has it written. */
  async draftPoint(point: string): Promise<void> {
    await this.dialog.locator('[data-point]').fill(point);
    await this.button('Generate').click();
  }

  /** Has a thread of four parts written in the composer at this place; answers their fields. */
  async draftThread(place: Locator): Promise<Locator> {
    await this.openFrom(place, 'AI Post');
    const notes =
      'Funding turned negative again. Spot did not follow. We wait for volume. Then we look again.';
    await this.dialog.getByRole('textbox', { name: 'What is it about?' }).fill(notes);
    await this.dialog.getByRole('checkbox', { name: 'As a thread' }).check();
    await this.button('Generate').click();
    const parts = this.dialog.getByRole('textbox', { name: /^Part \d+ of \d+$/ });
    await expect(parts.nth(1)).toBeVisible();
    return parts;
  }

  async draftFrom(part: Locator, name?: string): Promise<string> {
    await this.openFrom(part, name);
    return this.drafted();
  }

  /** Replaces the draft by hand and presses Insert. */
  async insert(text: string): Promise<void> {
    await expect(this.button('Generate')).toBeEnabled();
    await this.text.fill(text);
    await this.button('Insert').click();
  }
}
