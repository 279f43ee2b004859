import { hostAttribute } from './observe.ts';

interface Patience {
  /** So long nothing may change, in ms. */
  quiet: number;
  /** So long at most is waited, in ms. */
  limit: number;
}

/** What a person does on the page themselves; a click on our own parts is none of it. */
const ownActs = ['keydown', 'pointerdown', 'paste', 'cut', 'drop', 'compositionstart'];

/**
 * Waits until what `read` reads has not changed for a while: X's editor may take back a moment later
 * what it showed. Answers 'person' as soon as the person goes on by themselves, as by typing.
 */
export function settled(
  read: () => string | null,
  { quiet, limit }: Patience,
): Promise<'quiet' | 'person'> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let last = read();
    const finish = (why: 'quiet' | 'person') => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(end);
      over.abort();
      resolve(why);
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(look, quiet, true);
    };
    const look = (isQuiet: boolean) => {
      const now = read();
      // A plain text field changes without any change of the page: only the end of the wait tells.
      if (now !== last) restart();
      else if (isQuiet) finish('quiet');
      last = now;
    };
    const observer = new MutationObserver(() => look(false));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    let timer = setTimeout(look, quiet, true);
    const end = setTimeout(finish, limit, 'quiet' as const);
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
