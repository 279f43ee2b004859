import type { Page } from '@playwright/test';
import { injectAxe } from '../../axe.ts';
import { themes } from '../visitor.ts';

/** Looks whose contrast was enough in every theme, in this worker's tests so far. */
const readableLooks = new Set<string>();

/**
 * The texts of the page that cannot be read in one of the twelve themes. Contrast is the one rule
 * of axe that a theme can break. Texts of one look (the same classes, states and colours from
 * the text up to the root) are read once: a theme gives them the same colours.
 */
export async function unreadableTexts(page: Page): Promise<object[]> {
  await injectAxe(page);
  const { looks, notApplied, found } = await page.evaluate(readInEveryTheme, {
    all: themes,
    known: [...readableLooks],
  });
  if (notApplied.length > 0)
    throw new Error(`Themes that were not applied: ${notApplied.join(', ')}`);
  if (found.length === 0) for (const look of looks) readableLooks.add(look);
  return found;
}

interface Reading {
  looks: string[];
  notApplied: string[];
  found: object[];
}

/**
 * In the page, on which axe has been at work: changes the theme as another tab does that chooses
 * one, so that what is open stays open.
 */
async function readInEveryTheme({
  all,
  known,
}: {
  all: { personality: string; dark: boolean }[];
  known: string[];
}): Promise<Reading> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const root = document.documentElement;
  const ownLooks = new WeakMap<Element, string>();
  const notApplied: string[] = [];
  const found: object[] = [];

  const isState = (name: string) =>
    /^(class|style|disabled|readonly|type|role|data-.*|aria-.*)$/.test(name) &&
    !/^aria-(label|labelledby|describedby|controls|owns|activedescendant)$/.test(name);

  function lookOf(element: Element): string {
    const kept = ownLooks.get(element);
    if (kept !== undefined) return kept;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    const states = [...element.attributes].filter(({ name }) => isState(name));
    const own = [
      element.tagName,
      ...states.map(({ name, value }) => `${name}=${value}`).sort(),
      ...[color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight],
    ].join(' ');
    // The root has the theme itself.
    const parent = element.parentElement;
    const look = parent && parent !== root ? `${lookOf(parent)} > ${own}` : own;
    ownLooks.set(element, look);
    return look;
  }

  /** One element of each look that has not been read; of a field, its value is the text. */
  async function unreadLooks(): Promise<Map<string, Element>> {
    const unread = new Map<string, Element>();
    const read = new Set(known);
    for (const element of document.body.querySelectorAll('*')) {
      const hasText =
        element.matches('input, textarea, select') ||
        [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) => {
          return nodeType === Node.TEXT_NODE && Boolean(data?.trim());
        });
      if (!hasText || !element.checkVisibility()) continue;
      const bytes = new TextEncoder().encode(lookOf(element));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const look = btoa(String.fromCharCode(...digest));
      if (!read.has(look) && !unread.has(look)) unread.set(look, element);
    }
    return unread;
  }

  async function applyTheme({ personality, dark }: { personality: string; dark: boolean }) {
    localStorage.setItem('theme-personality', personality);
    localStorage.setItem('theme-dark', String(dark));
    dispatchEvent(new StorageEvent('storage', { key: 'theme-personality' }));
    const isApplied = () =>
      root.dataset.personality === personality && root.classList.contains(dark ? 'dark' : 'light');
    // After the next paint, which on a busy machine takes its time.
    for (let frame = 0; frame < 1_200 && !isApplied(); frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A colour that is inherited through several transitions arrives one after the other.
    for (let moving = document.getAnimations(); moving.length > 0; ) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      moving = document.getAnimations();
    }
    if (!isApplied()) notApplied.push(`${personality} ${dark ? 'dark' : 'light'}`);
  }

  // Looks are compared as they are in one theme.
  const [first] = all;
  if (first) await applyTheme(first);
  const unread = await unreadLooks();
  for (const theme of unread.size > 0 ? all : []) {
    await applyTheme(theme);
    // Of what was drawn anew meanwhile, nobody knows which element it is now.
    const isStill = [...unread.values()].every(({ isConnected }) => isConnected);
    const { violations } = await axe.run(isStill ? { include: [...unread.values()] } : document, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    for (const { nodes } of violations) {
      const places = nodes.map(({ html, failureSummary }) => ({ html, failureSummary }));
      found.push({ ...theme, places });
    }
  }
  return { looks: [...unread.keys()], notApplied, found };
}
