import { wordlist } from '@scure/bip39/wordlists/english.js';
import twemoji from 'twemoji-parser/dist/lib/regex.js';
import direction from 'twitter-text/dist/regexp/directionalMarkersGroup.js';
import invalid from 'twitter-text/dist/regexp/invalidCharsGroup.js';
import accented from 'twitter-text/dist/regexp/latinAccentChars.js';
import punctuation from 'twitter-text/dist/regexp/punct.js';
import space from 'twitter-text/dist/regexp/spacesGroup.js';
import countries from 'twitter-text/dist/regexp/validCCTLD.js';
import others from 'twitter-text/dist/regexp/validGTLD.js';
import type { Plugin } from 'vite';

const FOUR_LETTERS = JSON.stringify(wordlist.map((word) => word.slice(0, 4)).join(' '));

/** By the end of a module's path: what is built in place of it. */
const built: Record<string, string> = {
  '@scure/bip39/wordlists/english.js': `export const wordlist = ${FOUR_LETTERS}.split(' ');`,
  'twemoji-parser/dist/lib/regex.js': sourceOf('default' in twemoji ? twemoji.default : twemoji),
  ...Object.fromEntries(
    Object.entries({
      directionalMarkersGroup: direction,
      invalidCharsGroup: invalid,
      latinAccentChars: accented,
      punct: punctuation,
      spacesGroup: space,
      validCCTLD: countries,
      validGTLD: others,
    }).map(([name, pattern]) => [`twitter-text/dist/regexp/${name}.js`, sourceOf(pattern)]),
  ),
};
const NAMES = Object.keys(built).map((path) => path.replaceAll('.', '\\.'));
const IMPORTED = new RegExp(`^(?:${NAMES.join('|')})$`);
const SLIM = '?slim';

/**
 * Of packages whose data alone are needed nothing else is built in: no polyfill, no pattern that is
 * compiled early. What packages import of each other stays as it is.
 */
export function slimPackages(): Plugin {
  return {
    name: 'slim-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: IMPORTED },
      async handler(id, importer) {
        if (importer?.includes('/node_modules/')) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { id: found.id + SLIM, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\?slim$/ },
      handler(id) {
        const [, code] = Object.entries(built).find(([path]) => id.endsWith(path + SLIM)) ?? [];
        return code === undefined ? null : { code, map: null };
      },
    },
  };
}

function sourceOf({ source }: { source: string }): string {
  return `export default ${JSON.stringify({ source })};`;
}
