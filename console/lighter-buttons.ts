import type { Plugin } from 'vite';

const RADIX = /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/]/;

/** Ways of Radix's buttons and spinner that no screen goes, with what is left of each. */
const UNUSED: [file: string, what: RegExp, instead: string][] = [
  // A busy button says so in words. With its own spinner come Flex and the layout props of Radix.
  ['_internal/base-button.js', /\w\.loading\?\w\.createElement\(\w\.Fragment,.*\):(\w)\)/, '$1)'],
  // A spinner that waits for its children.
  [
    'spinner.js',
    /return (\w)===void 0\?(\w):.*\}\);(\w)\.displayName/,
    'return $2});$3.displayName',
  ],
];
const LOADING = /<(?:Icon)?Button\b(?:=>|[^>])*?\sloading[=>/]/;
const WITH_CHILDREN = /<Spinner\b(?:=>|[^>])*?[^/]>/;

/** Leaves out of Radix's buttons how they wait: ours do that in words. */
export function lighterButtons(): Plugin {
  return {
    name: 'lighter-buttons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!RADIX.test(id)) {
        const asksFor = id.endsWith('.tsx') && (LOADING.exec(code) ?? WITH_CHILDREN.exec(code));
        if (asksFor) this.error(`lighter-buttons.ts leaves this out: ${asksFor[0]}`);
        return;
      }
      const [, what, instead] = UNUSED.find(([file]) => id.endsWith(`components/${file}`)) ?? [];
      if (!what || instead === undefined) return;
      if (!what.test(code)) this.error(`Radix no longer says ${what}`);
      return { code: code.replace(what, instead), map: null };
    },
  };
}
