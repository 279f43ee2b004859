import { browser } from 'wxt/browser';

/** Chrome stops a worker after 30 s in which it heard nothing and called nothing of the browser. */
const everyMs = 20_000;

/** Keeps this worker awake until the work is over: words that a server sends do not, a call does. */
export async function keepAlive<T>(work: Promise<T>): Promise<T> {
  const calls = setInterval(() => void browser.runtime.getPlatformInfo(), everyMs);
  try {
    return await work;
  } finally {
    clearInterval(calls);
  }
}
