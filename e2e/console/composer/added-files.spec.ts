import { expect, type Page } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4EaABAAMkAUEdGZ/EAAAAAElFTkSuQmCC';

/** Lets files go on an element, or pastes them with a text, as a browser does. */
async function hand(
  page: Page,
  selector: string,
  event: 'drop' | 'dragover' | 'paste',
  names: string[],
  text?: string,
): Promise<boolean> {
  return page.evaluate(
    ({ pixel, ...how }) => {
      const bytes = Uint8Array.from(atob(pixel), (one) => one.charCodeAt(0));
      const data = new DataTransfer();
      if (how.text !== undefined) data.setData('text/plain', how.text);
      for (const name of how.names) data.items.add(new File([bytes], name, { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      const made =
        how.event === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent(how.event, { ...init, dataTransfer: data });
      document.querySelector(how.selector)?.dispatchEvent(made);
      return made.defaultPrevented;
    },
    { pixel: PIXEL, selector, event, names, text },
  );
}

const pictures = (page: Page) => page.getByRole('button', { name: /^Remove picture/ });

test('files are taken wherever they are let go, also while others come, and one too many says so', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/schedule?compose');
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await expect(composer.getByLabel('Content', { exact: true })).toBeFocused();
  expect(await hand(page, '[role="dialog"] h1, [role="dialog"] h2', 'dragover', ['a.png'])).toBe(
    true,
  );
  await hand(page, '[role="dialog"] h1, [role="dialog"] h2', 'drop', ['a.png']);
  await hand(page, '[role="dialog"] textarea', 'drop', ['b.png']);
  await hand(page, '[role="dialog"] textarea', 'paste', ['c.png'], 'c.png');
  await expect(pictures(page)).toHaveCount(3);
  await expect(composer.getByLabel('Content', { exact: true })).toHaveValue('');
  await hand(page, 'main', 'drop', ['d.png', 'e.png']);
  await expect(composer.getByText(/^A post holds up to 4 pictures/)).toBeVisible();
  await hand(page, 'main', 'drop', ['d.png']);
  await expect(pictures(page)).toHaveCount(4);
  await hand(page, 'main', 'drop', ['f.png']);
  await expect(composer.getByText(/^A post holds up to 4 pictures/)).toBeVisible();
});

test('a file that no post can take leaves the page where it is, and says what to do', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hand(page, 'h1', 'drop', ['a.png'])).toBe(true);
  await expect(page.getByText('Open a post to add files to it.')).toBeVisible();
});
