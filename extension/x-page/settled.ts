import { hostAttribute } from './observe.ts';

interface Patience {
  /** So long nothing may change, in ms. */
  quiet: number;
  /** So long at most is waited, in ms. */
  limit: number;
}

/** Time between two looks, in ms. */
const step = 100;

/** What a person does on the page themselves; a click on our own parts is none of it. */
const ownActs = ['keydown', 'pointerdown', 'paste', 'cut', 'drop', 'compositionstart'];

/**
 * Waits until what `read` reads has not changed for a while: X's editor may take back a moment later
 * what it showed. Answers 'person' as soon as the person goes on by themselves, as by typing.
 *
 * The wait counts looks and not the clock: after a standstill of the page all its timers are due at
 * once, and X draws what its own timer did in a later turn.
 */
export function settled(
  read: () => string | null,
  { quiet, limit }: Patience,
): Promise<'quiet' | 'person'> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let last = read();
    let same = 0;
    let waited = 0;
    let timer = setTimeout(look, step);

    function finish(why: 'quiet' | 'person'): void {
      clearTimeout(timer);
      observer.disconnect();
      over.abort();
      resolve(why);
    }
    function compare(): void {
      const now = read();
      if (now !== last) same = 0;
      last = now;
    }
    function look(): void {
      same += step;
      waited += step;
      // A plain text field changes without any change of the page: only a look tells.
      compare();
      if (same >= quiet || waited >= limit) finish('quiet');
      else timer = setTimeout(look, step);
    }
    const observer = new MutationObserver(compare);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const options = { capture: true, signal: over.signal };
    for (const type of ownActs) {
      document.addEventListener(
        type,
        (event) => {
          const isOurs =
            event.target instanceof Element && event.target.closest(`[${hostAttribute}]`);
          if (event.isTrusted && !isOurs) finish('person');
        },
        options,
      );
    }
  });
}
