import type { Plugin } from 'vite';

const RADIX = /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/]/;

/** What no screen asks of Radix's controls, with what is left of each. */
const UNUSED: [file: string, what: RegExp, instead: string][] = [
  // A busy button says so in words. With its own spinner come Flex and the layout props of Radix.
  ['_internal/base-button.js', /\w\.loading\?\w\.createElement\(\w\.Fragment,.*\):(\w)\)/, '$1)'],
  // A spinner that stands in for its children.
  [
    'spinner.js',
    /return (\w)===void 0\?(\w):.*\}\);(\w)\.displayName/,
    'return $2});$3.displayName',
  ],
  // What may stand beside the text of a field.
  [
    'text-field.js',
    /const \w=\w\.forwardRef\(\(\w,\w\)=>\{const\{className:\w,color:\w,side:.*;export\{(\w) as Root,\w as Slot\}/,
    'export{$1 as Root}',
  ],
  ['text-field.props.js', /,gap:\w\.gap,px:\w\.px,pl:\w\.pl,pr:\w\.pr/, ''],
];
const LOADING = /<(?:Icon)?Button\b(?:=>|[^>])*?\sloading[=>/]/;
const WITH_CHILDREN = /<Spinner\b(?:=>|[^>])*?[^/]>/;
const SLOT = /<TextField\.Slot\b/;

/** Leaves out of Radix's controls what no screen asks of them, and most of its layout with that. */
export function lighterControls(): Plugin {
  return {
    name: 'lighter-controls',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!RADIX.test(id)) {
        const asksFor =
          id.endsWith('.tsx') &&
          (LOADING.exec(code) ?? WITH_CHILDREN.exec(code) ?? SLOT.exec(code));
        if (asksFor) this.error(`lighter-controls.ts leaves this out: ${asksFor[0]}`);
        return;
      }
      const [, what, instead] = UNUSED.find(([file]) => id.endsWith(`components/${file}`)) ?? [];
      if (!what || instead === undefined) return;
      if (!what.test(code)) this.error(`Radix no longer says ${what}`);
      return { code: code.replace(what, instead), map: null };
    },
  };
}
