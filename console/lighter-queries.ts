import type { Plugin } from 'vite';

const CORE = /node_modules[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/](\w+)\.js$/;

/** Of TanStack's cache, what no screen of ours calls, and lists without an end. */
const UNCALLED: Record<string, string[]> = {
  queryClient: [
    ...['infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'],
    ...['isFetching', 'isMutating', 'ensureQueryData', 'getQueriesData', 'setQueriesData'],
    ...['getQueryState', 'resetQueries', 'getDefaultOptions', 'setDefaultOptions'],
    ...['setQueryDefaults', 'setMutationDefaults'],
  ],
};
const INFINITE = /this\.#queryType === "infinite" \? infiniteQueryBehavior\(.*?\) : /;
const CALLED = new RegExp(
  String.raw`\.(?:${Object.values(UNCALLED).flat().join('|')})\(|\buse(?:\w*Infinite\w*|Prefetch\w+|Is\w+ing)\(`,
);

const methodOf = (name: string) =>
  new RegExp(`^\\t${name}\\(.*\\) \\{\\n(?:\\t\\t.*\\n)*\\t\\}\\n`, 'm');

/** Methods of a class stay in a bundle whether or not anything calls them: these go. */
export function lighterQueries(): Plugin {
  return {
    name: 'lighter-queries',
    apply: 'build',
    transform(code, id) {
      const file = CORE.exec(id)?.[1];
      if (!file) {
        const called = !id.includes('node_modules') && CALLED.exec(code);
        if (called) this.error(`lighter-queries.ts leaves TanStack's ${called[0]} out`);
        return;
      }
      const cuts = file === 'query' ? [INFINITE] : (UNCALLED[file] ?? []).map(methodOf);
      const stale = cuts.find((what) => !what.test(code));
      if (stale) this.error(`TanStack Query no longer says ${stale}`);
      const lighter = cuts.reduce((left, what) => left.replace(what, ''), code);
      return cuts.length === 0 ? undefined : { code: lighter, map: null };
    },
  };
}
