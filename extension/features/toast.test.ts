import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toast.ts';

/** What the browser of the tests lacks: an element in its top layer. */
beforeEach(() => {
  document.body.innerHTML = '';
  HTMLElement.prototype.showPopover = function showPopover() {};
  HTMLElement.prototype.hidePopover = function hidePopover() {};
});

/** A page that stays open, and how many wait for its end. */
function page() {
  const { signal } = new AbortController();
  const waiting = new Set<unknown>();
  const { addEventListener } = signal;
  signal.addEventListener = (type: string, heard: never, options?: AddEventListenerOptions) => {
    waiting.add(heard);
    options?.signal?.addEventListener('abort', () => waiting.delete(heard));
    addEventListener.call(signal, type, heard, options);
  };
  return { signal, waiting };
}

test('toasts that have left are kept by nothing', () => {
  vi.useFakeTimers();
  const { signal, waiting } = page();
  for (let at = 0; at < 5; at += 1) showToast(`Toast ${at}`, { signal });
  showToast('One with something to do', { signal, actions: [{ label: 'Do it', run() {} }] });
  showToast('The last', { signal });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(document.querySelectorAll('[data-troupe="toast"]')).toHaveLength(0);
  expect(waiting.size).toBe(0);
});
