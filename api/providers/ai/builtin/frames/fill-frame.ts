import type { Focus } from '../find-focus.ts';

/**
 * Puts a subject into a frame: `{f}` with its article, `{F}` without, `{is}` `{does}` `{has}`
 * `{s}` agreeing with it, `{it}` and `{them}` standing for it.
 */
export function fillFrame(frame: string, focus: Focus, more: Record<string, string> = {}): string {
  const { plural } = focus;
  const values: Record<string, string> = {
    f: focus.phrase,
    F: focus.bare,
    is: plural ? 'are' : 'is',
    does: plural ? 'do' : 'does',
    has: plural ? 'have' : 'has',
    s: plural ? '' : 's',
    it: plural ? 'they' : 'it',
    them: plural ? 'them' : 'it',
  };
  return frame.replace(/\{(\w+)\}/g, (_, name: string) => more[name] ?? values[name] ?? '');
}
