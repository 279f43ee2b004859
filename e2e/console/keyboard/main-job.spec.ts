import { expect, type Locator, type Page } from '@playwright/test';
import { refusedCall, test } from '../visitor.ts';

/** More stops than any screen of this journey has: whoever needs more goes round in a trap. */
const MOST_STOPS = 80;
/** A journey over six screens, on a machine that is slow and busy. */
const PATIENCE_MS = 240_000;

test.use({ expected: refusedCall(401) });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the whole main job goes by keyboard alone', async ({ page }) => {
  test.setTimeout(PATIENCE_MS);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Continue with X' }));

  await tabTo(page, page.getByRole('textbox', { name: 'Or type a username' }));
  await page.keyboard.type(`k${Date.now().toString(36)}`);
  await press(page, page.getByRole('button', { name: 'Approve' }));

  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^My own posts/ }), 'any of its group');
  while (!(await page.getByRole('radio', { name: /^My own posts/ }).isChecked())) {
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Your posts' }));
  await page.keyboard.type('gm. funding flipped negative again');
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the persona' }));
  await page.keyboard.type('Keyboard Kit');
  await press(page, page.getByRole('button', { name: 'Create Persona' }));
  await expect(page.getByRole('heading', { name: 'Choose a model' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Skip for now' }), 'backwards');

  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeFocused();
  const generator = page.getByRole('form', { name: 'AI Content Generator' });
  await expect(generator.getByRole('option', { name: 'Keyboard Kit' })).toBeAttached();
  await tabTo(page, generator.getByRole('combobox', { name: 'Persona' }));
  await page.keyboard.type('Keyboard');
  await tabTo(page, generator.getByRole('textbox', { name: 'Prompt' }));
  await page.keyboard.type('blobs made rollups cheap, and nobody noticed.');
  await press(page, generator.getByRole('button', { name: 'Generate' }));
  const draft = page.getByRole('article', { name: 'Draft' });
  // While it is shown the notification lies over what is at the bottom of the page.
  await expect(page.getByText('Content Generated!')).toBeVisible();
  await expect(page.getByText('Content Generated!')).toBeHidden();
  await press(page, draft.getByRole('button', { name: 'Edit' }));
  await tabTo(page, draft.getByRole('textbox', { name: 'Your version' }), 'backwards');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('blobs made rollups cheap');
  await press(page, draft.getByRole('button', { name: 'Schedule this draft' }));

  const composer = page.getByRole('dialog', { name: 'Compose' });
  const content = composer.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveValue('blobs made rollups cheap');
  await expect(composer.getByRole('combobox', { name: 'Persona' })).toHaveText(/Keyboard Kit/);
  // What the check of the text has to say moves the fields below it.
  await expect(page.getByText(/^Estimated X API cost/)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Next free slot' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Date'));
  const [year = '', month = '', day = ''] = inDays(2).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(page.getByLabel('Date')).toHaveValue(inDays(2));
  await tabTo(page, page.getByLabel('Time', { exact: true }));
  await page.keyboard.type('0930AM');
  await press(page, page.getByRole('button', { name: 'Schedule Post' }));

  await expect(page.getByText('Post scheduled successfully')).toBeVisible();
  const post = page
    .getByRole('region', { name: 'Scheduled Posts' })
    .getByRole('article', { name: 'blobs made rollups cheap' });
  await expect(post.getByRole('img', { name: 'Pending' })).toBeVisible();
  await expect(post).toContainText('Keyboard Kit');
  await press(page, post.getByRole('button', { name: /^Edit/ }));
  const dialog = page.getByRole('dialog', { name: 'Edit Scheduled Post' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(post.getByRole('button', { name: /^Edit/ })).toBeFocused();

  const tab = page.getByRole('tab', { name: 'Posts' });
  await tabTo(page, tab, 'backwards');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Calendar' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Weeks' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /blobs made rollups cheap/ }));
});

/** Goes to it and presses it, as a keyboard does: Enter on a link, Space on a button. */
async function press(page: Page, target: Locator, way?: Way): Promise<void> {
  await tabTo(page, target, way);
  const isLink = (await target.evaluate((element) => element.tagName)) === 'A';
  await page.keyboard.press(isLink ? 'Enter' : 'Space');
}

type Way = 'backwards' | 'any of its group';

/** Presses Tab until it has the focus. Every stop on the way shows itself, and none comes twice. */
async function tabTo(page: Page, target: Locator, way?: Way): Promise<void> {
  await expect(target).toBeVisible();
  const stops = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const arrived = await target.evaluate(
      (element, group) =>
        element === document.activeElement ||
        (group &&
          (document.activeElement as HTMLInputElement).name === (element as HTMLInputElement).name),
      way === 'any of its group',
    );
    if (arrived) return;
    await page.keyboard.press(way === 'backwards' ? 'Shift+Tab' : 'Tab');
    const at = await page.evaluate(lookAtFocus);
    expect(at.fault, `${at.what} after ${[...stops].at(-1) ?? 'the start'}`).toBe('');
    // Day, month and year are stops of their own, in the one field of a date.
    const isSameField = at.id === [...stops].at(-1);
    if (!isSameField) expect(stops, 'the way goes round without an end').not.toContain(at.id);
    stops.add(at.id);
  }
  throw new Error(`Not reached in ${MOST_STOPS} stops: ${target.toString()}`);
}

/** In the page: what has the focus, and what keeps a person from seeing it. */
async function lookAtFocus(): Promise<{ id: string; what: string; fault: string }> {
  // Also what moves without movement is in its place only with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const element = document.activeElement as HTMLElement;
  const what = element.outerHTML.slice(0, 160);
  if (element === document.body) return { id: 'body', what: 'the page itself', fault: '' };
  const seen = window as unknown as { stops?: Map<Element, string> };
  seen.stops ??= new Map();
  const id = seen.stops.get(element) ?? `${seen.stops.size} ${what}`;
  seen.stops.set(element, id);

  const ring = (of: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    return isOutlined || boxShadow !== 'none';
  };
  // A field draws its ring around the box that holds it, a radio around its label.
  const around = [element, element.parentElement, element.closest('label')];
  if (!around.some((one) => one && ring(one))) return { id, what, fault: 'no visible focus' };
  const { left, top, width, height } = element.getBoundingClientRect();
  const isInside =
    width > 0 && height > 0 && top + height / 2 > 0 && top + height / 2 < window.innerHeight;
  if (!isInside) return { id, what, fault: 'focus out of sight' };
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !hit || !(element.contains(hit) || hit.contains(element));
  return { id, what, fault: isCovered ? `covered by ${hit?.outerHTML.slice(0, 80)}` : '' };
}
