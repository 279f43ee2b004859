import type { Locator, Page } from '@playwright/test';
import type { XOptions } from '#tools/sandbox/x-web/options.ts';
import type { SentPost } from '#tools/sandbox/x-web/page-record.ts';

const editor = '[data-testid^="tweetTextarea_"][contenteditable="true"]';

function queryOf(options: Partial<XOptions>): Array<[string, string]> {
  const query: Array<[string, string]> = [];
  if (options.theme) query.push(['x-theme', options.theme]);
  if (options.lang) query.push(['x-lang', options.lang]);
  if (options.accent) query.push(['x-accent', options.accent]);
  if (options.posts) query.push(['x-posts', String(options.posts)]);
  if (options.fontSize) query.push(['x-font', String(options.fontSize)]);
  if (options.windowing === false) query.push(['x-windowing', 'off']);
  if (options.label !== undefined) query.push(['x-label', options.label ? 'on' : 'off']);
  if (options.variants) query.push(['x-variant', options.variants.join(',')]);
  return query;
}

/** The X stand-in as a person meets it. `serveX` must have been called on the page's context. */
export class XPage {
  constructor(readonly page: Page) {}

  /** Loads a route of x.com and waits for its app; `options` override the context's defaults. */
  async goto(route: string, options: Partial<XOptions> = {}): Promise<void> {
    const address = new URL(route, 'https://x.com');
    for (const [name, value] of queryOf(options)) address.searchParams.set(name, value);
    await this.page.goto(address.href);
    await this.page.getByRole('main').waitFor();
  }

  /** The post with this id, by its permalink or, in a dialog, wherever it stands. */
  post(id: string): Locator {
    return this.page
      .locator('article[data-testid="tweet"]')
      .filter({ has: this.page.locator(`a[href$="/status/${id}"] > time`) });
  }

  /** The posts shown, from the top. */
  posts(): Locator {
    return this.page.getByTestId('tweet');
  }

  postAt(place: number): Locator {
    return this.posts().nth(place);
  }

  /** Presses X's own Reply on a post, the first of the timeline unless told, and answers the dialog. */
  async openReply(post = this.postAt(0)): Promise<Locator> {
    await post.getByTestId('reply').click();
    return this.dialog();
  }

  async dialog(): Promise<Locator> {
    const dialog = this.page.locator('[role="dialog"][aria-modal="true"]');
    await dialog.waitFor();
    return dialog;
  }

  /** The editor in front: the dialog's active part, else the page's own composer. */
  composer(): Locator {
    const inDialog = this.page.locator(`[role="dialog"][aria-modal="true"] ${editor}`);
    return inDialog
      .or(this.page.locator(`body:not(:has([role="dialog"][aria-modal="true"])) ${editor}`))
      .last();
  }

  /** The composer's text, a line for each block of its model. */
  async composerText(composer: Locator = this.composer()): Promise<string> {
    const blocks = composer.locator('[data-block="true"]');
    const lines = await blocks.evaluateAll((all) =>
      all.map((block) =>
        [...block.querySelectorAll('[data-text="true"]')].map((run) => run.textContent).join(''),
      ),
    );
    return lines.join('\n');
  }

  /** A made-up paste of plain text at the composer; false when the page handled it. */
  paste(text: string, composer: Locator = this.composer()): Promise<boolean> {
    return composer.evaluate((element, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', value);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return element.dispatchEvent(event);
    }, text);
  }

  sent(): Promise<SentPost[]> {
    return this.page.evaluate(() => window.__sent);
  }

  /** Letters that reached X's global shortcuts, in order. */
  async shortcuts(): Promise<string[]> {
    const pressed = await this.page.evaluate(() => window.__shortcuts);
    return pressed.filter((one) => one.type === 'keydown').map((one) => one.key);
  }

  setTheme(theme: XOptions['theme']): Promise<void> {
    return this.page.evaluate((name) => window.__x.setTheme(name), theme);
  }
}
