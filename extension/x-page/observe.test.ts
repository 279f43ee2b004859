import { afterEach, beforeEach, expect, test } from 'vitest';
import { observePage, removeHosts } from './observe.ts';

let stop: AbortController;
const frame = () => new Promise(requestAnimationFrame);
const nextFrames = async () => {
  for (let count = 0; count < 3; count += 1) await frame();
};

beforeEach(() => {
  document.body.innerHTML = '<main><p class="post" id="old"></p></main>';
  stop = new AbortController();
});
afterEach(() => stop.abort());

test('what stands already is found, and what X adds later, at any depth', async () => {
  const found: string[] = [];
  const observer = observePage(document.body, stop.signal);
  observer.each('.post', ({ id }) => found.push(id));
  await nextFrames();
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<div><p class="post" id="new"></p></div>');
  await nextFrames();
  expect(found).toEqual(['old', 'new']);
});

test('an element that lost our host comes again', async () => {
  let times = 0;
  const post = document.querySelector('.post')!;
  post.innerHTML = '<span data-troupe="x"></span>';
  const observer = observePage(document.body, stop.signal);
  observer.each('.post', () => {
    times += 1;
  });
  await nextFrames();
  post.querySelector('span')?.remove();
  await nextFrames();
  expect(times).toBe(2);
});

test('what is added while looking is not looked at again, what X adds after it is', async () => {
  const found: string[] = [];
  let changes = 0;
  const observer = observePage(document.body, stop.signal);
  observer.afterChange(() => {
    changes += 1;
  }, stop.signal);
  observer.each('.post', (post) => {
    found.push(post.id);
    post.insertAdjacentHTML('afterend', '<span class="post" id="ours"></span>');
  });
  await nextFrames();
  expect({ found, changes }).toEqual({ found: ['old'], changes: 1 });
  document.body.insertAdjacentHTML('beforeend', '<p class="post" id="new"></p>');
  await nextFrames();
  expect({ found, changes }).toEqual({ found: ['old', 'new'], changes: 2 });
});

test('nothing is told after the end, and hosts can be removed', async () => {
  let times = 0;
  const observer = observePage(document.body, stop.signal);
  observer.each('.post', () => {
    times += 1;
  });
  await nextFrames();
  stop.abort();
  document.body.insertAdjacentHTML('beforeend', '<p class="post" data-troupe="x"></p>');
  await nextFrames();
  expect(times).toBe(1);
  removeHosts(document);
  expect(document.querySelector('[data-troupe]')).toBeNull();
});
