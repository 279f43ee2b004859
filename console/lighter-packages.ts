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
  // What a schema tells of its own bounds.
  [/^ {4}\w+: \(inst\) => (processors\..*,|\{\n(?: {8}.*\n)*? {4}\},)$/gm, ''],
  // For values that hold themselves, which no JSON does.
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, ''],
];

/** Methods that no schema of ours calls, each with a kind of schema or a way of parsing behind it. */
const UNCALLED = [
  ...['exactOptional', 'nonoptional', 'prefault', 'readonly', 'and', 'isOptional', 'isNullable'],
  ...['validate', 'validateAsync', 'encode', 'decode', 'encodeAsync', 'decodeAsync'],
  ...['safeEncode', 'safeDecode', 'safeEncodeAsync', 'safeDecodeAsync', 'slugify', 'exactPartial'],
];
const uncalledIn = (code: string) => UNCALLED.find((name) => code.includes(`.${name}(`));
const methodOf = (name: string) =>
  new RegExp(
    `^    (async )?${name}(: (async )?function \\w+)?\\(.*\\) \\{\\n(?:        .*\\n)*?    \\},\\n`,
    'm',
  );

/** Methods of zod's schemas hold on to all of zod: without these, a bundler drops what is not used. */
export function lighterZod(): Plugin {
  const unused = [...UNUSED, ...UNCALLED.map((name): [RegExp, string] => [methodOf(name), ''])];
  return {
    name: 'lighter-zod',
    apply: 'build',
    transform(code, id) {
      if (!SCHEMAS.test(id)) {
        const called = /from ['"]zod['"]/.test(code) && uncalledIn(code);
        if (called) this.error(`lighter-packages.ts leaves zod's ${called} out`);
        return;
      }
      const stale = unused.find(([what]) => code.search(what) < 0);
      if (stale) this.error(`zod no longer says ${stale[0]}`);
      const lighter = unused.reduce((left, [what, instead]) => left.replace(what, instead), code);
      return { code: lighter, map: null };
    },
  };
}

const CONTRACTS = /[\\/]shared[\\/]contracts[\\/]/;
/** What only the server reads of a call, each on a line or two of its own. */
const SERVERS =
  /^ {2}(?:summary:\s+(?:'(?:[^'\\]|\\.)*'|"[^"]*")|access: '\w+'|event: '\w+'|bodySize: '\w+'|limit: '\w+'),$/gm;

/** Leaves out of each call what the browser has no use for. */
export function lighterContracts(): Plugin {
  return {
    name: 'lighter-contracts',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      CONTRACTS.test(id) ? { code: code.replace(SERVERS, ''), map: null } : undefined,
  };
}
