import { afterEach, beforeEach, expect, test } from 'vitest';
import { observePage } from './observe.ts';

let stop: AbortController;
const frame = () => new Promise(requestAnimationFrame);
const task = () => new Promise((done) => setTimeout(done));
const post = (id: string) => `<p class="post" id="${id}"></p>`;

beforeEach(() => {
  document.body.innerHTML = '';
  stop = new AbortController();
});
afterEach(() => stop.abort());

/** An observer after its first look at the page, and what it found. */
async function observed(): Promise<string[]> {
  const found: string[] = [];
  observePage(document.body, stop.signal).each('.post', ({ id }) => found.push(id));
  await frame();
  await frame();
  return found;
}

test('what X adds is found before the next frame', async () => {
  const found = await observed();
  let frames = 0;
  const count = () => {
    frames += 1;
  };
  requestAnimationFrame(count);
  document.body.insertAdjacentHTML('beforeend', post('new'));
  await Promise.resolve();
  await Promise.resolve();
  expect({ found, frames }).toEqual({ found: ['new'], frames: 0 });
});

test('a page that answers each of our additions with its own is left its frames', async () => {
  let found = 0;
  const answers = new MutationObserver((records) => {
    const ours = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isOurs);
    if (ours.length > 0) document.body.insertAdjacentHTML('beforeend', post('answer'));
  });
  answers.observe(document.body, { childList: true, subtree: true });
  observePage(document.body, stop.signal).each('.post', (element) => {
    found += 1;
    element.insertAdjacentHTML('beforeend', '<span data-troupe="x"></span>');
  });
  document.body.insertAdjacentHTML('beforeend', post('first'));
  for (let count = 0; count < 5; count += 1) await frame();
  answers.disconnect();
  expect(found).toBeGreaterThan(5);
});

test('however much X changes, slow listeners are called once a pause', async () => {
  let calls = 0;
  const started = performance.now();
  const observer = observePage(document.body, stop.signal);
  observer.each('.post', () => undefined);
  const called = new Promise<void>((done) => {
    observer.atTimes(() => {
      calls += 1;
      done();
    }, stop.signal);
  });
  for (let count = 0; count < 20; count += 1) {
    document.body.insertAdjacentHTML('beforeend', post(`${count}`));
    await task();
  }
  await called;
  expect(calls).toBeLessThanOrEqual((performance.now() - started) / 190);
});

test('a match in a row that rarely holds one is found a moment after the others', async () => {
  const found: string[] = [];
  const observer = observePage(document.body, stop.signal);
  observer.each('.post', ({ id }) => found.push(id), '.row');
  await frame();
  await frame();
  const late = new Promise<void>((done) => observer.atTimes(done, stop.signal));
  document.body.insertAdjacentHTML('beforeend', `<div class="row">${post('in-row')}</div>`);
  document.body.insertAdjacentHTML('beforeend', `<div>${post('elsewhere')}</div>`);
  await frame();
  expect(found[0]).toBe('elsewhere');
  await late;
  expect(found).toContain('in-row');
});

function isOurs(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-troupe');
}
