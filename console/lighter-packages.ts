import type { Plugin } from 'vite';

/** Radix's Theme asks for it on every page, and with it comes the whole of Floating UI. */
const TOOLTIP = '@radix-ui/react-tooltip';
const NO_TOOLTIP = '\0no-tooltip';

/** Leaves of Radix's tooltip only the provider that Theme mounts: no page shows one. */
export function withoutTooltips(): Plugin {
  return {
    name: 'without-tooltips',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === TOOLTIP ? NO_TOOLTIP : undefined),
    load: (id) =>
      id === NO_TOOLTIP ? 'export const Provider = ({ children }) => children;' : undefined,
  };
}

const SCHEMAS = /node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** What each schema carries along and no page uses, with what takes its place. */
const UNUSED: [what: RegExp, instead: string][] = [
  // Only the server writes schemas as JSON.
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/createToJSONSchemaMethod\(this, \{\}\)/g, 'undefined'],
  // The old form `z.string().email()`; the new one, `z.email()`, stays.
  [/this\.check\(core\._\w+\(Zod\w+, params\)\)/g, 'undefined'],
  // Our content security policy forbids it: see zod-without-eval.ts.
  [/\$ZodObjectJIT/g, '$ZodObject'],
  // For values that hold themselves, which no JSON does.
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, ''],
];

/** Methods of zod's schemas hold on to all of zod: without these, a bundler drops what is not used. */
export function lighterZod(): Plugin {
  return {
    name: 'lighter-zod',
    apply: 'build',
    transform(code, id) {
      if (!SCHEMAS.test(id)) return;
      const stale = UNUSED.find(([what]) => code.search(what) < 0);
      if (stale) this.error(`zod no longer says ${stale[0]}`);
      const lighter = UNUSED.reduce((left, [what, instead]) => left.replace(what, instead), code);
      return { code: lighter, map: null };
    },
  };
}
