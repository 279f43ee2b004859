import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Vitest's summary of failures calls Map.groupBy, which Node 20 does not have yet.
Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

/** The limits only end what hangs: on a busy machine of two cores a start can take seconds. */
const everywhere = {
  setupFiles: ['./vitest.setup.ts'],
  restoreMocks: true,
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 40_000 } },
};

/** Tests of what a process has once: after 500 statements it names no more, and a full disk is remembered for a minute. */
const ALONE = [
  'api/db/client/named-statements.test.ts',
  'api/domains/health/routes.test.ts',
  'api/http/repeated-lines.test.ts',
  'api/domains/publishing/engine/scenarios/full-disk.test.ts',
];

export default defineConfig({
  test: {
    // Much of the time is spent waiting for Postgres and for clocks: Vitest would take one of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...everywhere,
          name: 'api',
          include: ['{api,tools,training}/**/*.test.ts'],
          exclude: ['tools/sandbox/x-web/**', ...ALONE],
          globalSetup: ['api/testing/postgres/cluster.ts'],
          pool: 'forks',
          // Each file has a database of its own; loading the server anew took half of their time.
          isolate: false,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'api alone',
          include: ALONE,
          globalSetup: ['api/testing/postgres/cluster.ts'],
          pool: 'forks',
        },
      },
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['{shared,e2e,scripts,tools/sandbox/x-web}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'page',
          include: ['{shared,console}/**/*.test.tsx', 'extension/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [...everywhere.setupFiles, './vitest.page-setup.ts'],
        },
      },
    ],
  },
});
