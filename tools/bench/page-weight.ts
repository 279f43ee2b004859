import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { type Language, languages } from '#shared/contracts/languages.ts';
import {
  askedBeforeHeading,
  heading,
  watchHeading,
} from '../../e2e/console/display/first-heading.ts';
import { ownPages, publicPages } from './harness/console-pages.ts';
import {
  type FilledServer,
  launchBrowser,
  onFilledServer,
  saveProfile,
} from './harness/filled-server.ts';
import { say } from './harness/say.ts';

const GOAL = { js: 125, css: 40, own: 25 };
/** The first pages that somebody sees are weighed in each language. */
const FIRST = ['/login', '/dashboard'];

interface Weight {
  /** Kilobytes of gzip at level 9, by file, of what was asked for before the heading stood. */
  js: Map<string, number>;
  /** Of what the page fetches ahead, for dialogs and changes behind the screen. */
  ahead: number;
  css: number;
  sent: number;
  requests: number;
}

/**
 * `node --import tsx tools/bench/page-weight.ts`: what a cold visit to each page of the production build
 * loads in English, from the browser's own log, and /login and /dashboard in each other language. `own`
 * is what a page adds to the script that every page needs; `ahead` is asked for once its heading stands.
 */
async function measure(server: FilledServer): Promise<void> {
  const { origin, token } = server;
  const browser = await launchBrowser();
  const weights = new Map<string, Weight>();
  for (const path of publicPages) weights.set(path, await weigh(browser, origin, path, null));
  for (const path of ownPages) weights.set(path, await weigh(browser, origin, path, token));
  for (const language of languages.filter((one) => one !== 'en')) {
    // The settings of an account decide its language.
    await saveProfile(server, { language });
    for (const path of FIRST) {
      const visit = await weigh(browser, origin, path, path === '/login' ? null : token, language);
      weights.set(`${path} ${language}`, visit);
    }
  }
  await saveProfile(server, { language: 'en' });
  await browser.close();
  report(weights);
}

async function weigh(
  browser: Browser,
  origin: string,
  path: string,
  token: string | null,
  language: Language = 'en',
): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  if (token) await context.addCookies([{ name: 'sid', value: token, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language);
  await page.addInitScript(watchHeading);
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(origin + path);
  await page.locator(heading).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const needed = new Set(await page.evaluate(askedBeforeHeading));
  const weight: Weight = { js: new Map(), ahead: 0, css: 0, sent: 0, requests: answers.length };
  for (const answer of answers) {
    const { pathname } = new URL(answer.url());
    if (!/\.(js|css)$/.test(pathname)) continue;
    const kilobytes = gzipSync(await answer.body(), { level: 9 }).length / 1000;
    if (pathname.endsWith('.css')) weight.css += kilobytes;
    else if (needed.has(answer.url())) weight.js.set(pathname, kilobytes);
    else weight.ahead += kilobytes;
    weight.sent += (await answer.request().sizes()).responseBodySize / 1000;
  }
  await context.close();
  return weight;
}

function report(weights: Map<string, Weight>): void {
  const all = [...weights.values()];
  const everywhere = [...(all[0]?.js.keys() ?? [])].filter((file) =>
    all.every(({ js }) => js.has(file)),
  );
  say('kilobytes of gzip at a cold visit; sent: Brotli, script and style');
  say(
    `page                    script (${GOAL.js})   own (${GOAL.own})   ahead   style (${GOAL.css})     sent   requests`,
  );
  for (const [path, { js, ahead, css, sent, requests }] of weights) {
    const script = sum([...js.values()]);
    const own = script - sum(everywhere.map((file) => js.get(file) ?? 0));
    const cell = (value: number, goal: number) =>
      `${value.toFixed(1)}${value > goal ? ' !' : '  '}`.padStart(12);
    const rest = `${sent.toFixed(1).padStart(9)}${String(requests).padStart(11)}`;
    say(
      `${path.padEnd(22)}${cell(script, GOAL.js)}${cell(own, GOAL.own)}${ahead.toFixed(1).padStart(8)}${cell(css, GOAL.css)}${rest}`,
    );
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

await onFilledServer(measure);
