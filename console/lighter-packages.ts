import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const THEME = /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/]theme\.js$/;
const OUR_THEME = fileURLToPath(new URL('./lighter-theme.tsx', import.meta.url));

/** Asked for by components that the console does not show: see lighter-styles.ts. */
const NOT_SHOWN = 'export const ThemeContext = undefined, useThemeContext = undefined;';

/** Takes our Theme in place of Radix's, with which come the whole of Floating UI and all of its themes. */
export function lighterTheme(): Plugin {
  return {
    name: 'lighter-theme',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      THEME.test(id)
        ? `export { Theme } from ${JSON.stringify(OUR_THEME)};\n${NOT_SHOWN}`
        : undefined,
  };
}

const SLOTTED =
  /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/](?:_internal[\\/]base-button|badge)\.js$/;
const OUR_SLOT = fileURLToPath(new URL('./lighter-slot.tsx', import.meta.url));

/** Takes our slot in place of Radix's, which looks for what to dress among children of any kind. */
export function lighterSlot(): Plugin {
  return {
    name: 'lighter-slot',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer = '') =>
      id === 'radix-ui' && SLOTTED.test(importer) ? OUR_SLOT : undefined,
  };
}

const BUTTON =
  /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/]_internal[\\/]base-button\.js$/;
const SPINNER =
  /import\{Flex as (\w+)\}from"\.\.\/flex\.js";import\{Spinner as (\w+)\}from"\.\.\/spinner\.js";import\{VisuallyHidden as (\w+)\}from"\.\.\/visually-hidden\.js";/;

/** Leaves out what a button turns round while it is `loading`: ours say in words what they do. */
export function withoutSpinner(): Plugin {
  return {
    name: 'without-spinner',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!BUTTON.test(id)) {
        const isOurs = !id.includes('node_modules');
        if (isOurs && /<(?:Icon)?Button\s[^>]*\bloading\b/.test(code)) {
          this.error(`${id} has a button with a spinner`);
        }
        return;
      }
      if (!SPINNER.test(code)) this.error('A button of Radix no longer brings its spinner so');
      return {
        code: code.replace(SPINNER, 'const $1=undefined,$2=undefined,$3=undefined;'),
        map: null,
      };
    },
  };
}

const TEXT_FIELD =
  /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/]text-field\.props\.js$/;
const LAYOUT =
  /import\{paddingPropDefs as (\w+)\}from"\.\.\/props\/padding\.props\.js";(.*)import\{flexPropDefs as (\w+)\}from"\.\/flex\.props\.js";/;

/** Leaves out how the slots of a text field are laid out: none of ours has any. */
export function withoutSlots(): Plugin {
  return {
    name: 'without-slots',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!TEXT_FIELD.test(id)) {
        const isOurs = !id.includes('node_modules');
        if (isOurs && code.includes('TextField.Slot')) this.error(`${id} has a field with a slot`);
        return;
      }
      if (!LAYOUT.test(code)) this.error('A text field of Radix no longer brings its slots so');
      return { code: code.replace(LAYOUT, '$2const $1={},$3={};'), map: null };
    },
  };
}

const MARGINS = /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]props[\\/]margin\.props\.js$/;

/** Leaves out the margins that a component of Radix can be given as properties: ours have classes. */
export function withoutMargins(): Plugin {
  return {
    name: 'without-margins',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (MARGINS.test(id) ? 'export const marginPropDefs = {};' : undefined),
    transform(code, id) {
      const isOurs = !id.includes('node_modules');
      if (isOurs && /\sm[xytrbl]?=["{]/.test(code)) this.error(`${id} sets a margin of Radix`);
    },
  };
}

const PAGED = /@tanstack[\\/]query-core[\\/].*[\\/]infiniteQueryBehavior\.js$/;
const NO_PAGES =
  'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;';

/** Leaves out how a query is read page by page: none of ours is. */
export function withoutPagedQueries(): Plugin {
  return {
    name: 'without-paged-queries',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (PAGED.test(id) ? NO_PAGES : undefined),
    transform(code, id) {
      const isOurs = !id.includes('node_modules');
      if (isOurs && /[iI]nfiniteQuery\b/.test(code)) this.error(`${id} needs paged queries`);
    },
  };
}

const PRELOAD = '\0vite/preload-helper.js';
const SCRIPTS_ONLY = `
let asked;
export const __vitePreload = (load, files = []) => {
  asked ??= new Set(Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('href')));
  for (const file of files) {
    const href = '/' + file;
    if (asked.has(href)) continue;
    asked.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  return load();
};`;

/** Vite's way to ask at once for all that a chunk needs, without what waits for styles: no chunk has any. */
export function lighterPreload(): Plugin {
  return {
    name: 'lighter-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === PRELOAD ? SCRIPTS_ONLY : undefined),
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) this.error(`lighter-packages.ts does not wait for ${styles.join()}`);
    },
  };
}

/** What React 18 brought itself, for the versions before it: wouter still asks for the stand-in. */
const STORE_SHIM = 'use-sync-external-store/shim/index.js';

/** Takes React's own hook in place of the stand-in for old versions of it. */
export function withoutShim(): Plugin {
  return {
    name: 'without-shim',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      return id === STORE_SHIM ? this.resolve('react', importer) : undefined;
    },
  };
}
