import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const SUMMARY = join(root, 'test-results', 'vitest.json');

/**
 * Writes `{ passed, failed, skipped, names }` of a run. The JSON reporter of Vitest leaves out errors
 * outside of a test (an unhandled rejection, a worker that ended), which make a run fail too.
 */
export default class VitestSummary {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const count = (state) => states.filter((other) => other === state).length;
    const failed = tests.filter((test) => test.result().state === 'failed');
    const hooks = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite
          .errors()
          .map(
            (error) => `${module.relativeModuleId}: ${suite.fullName ?? ''} ${described(error)}`,
          ),
      ),
    );
    const outside = unhandledErrors.map((error) => `outside of a test: ${described(error)}`);
    const summary = {
      passed: count('passed'),
      failed: failed.length + hooks.length + outside.length,
      skipped: count('skipped') + count('pending'),
      names: [
        ...failed.map(
          (test) =>
            `${test.module.relativeModuleId}: ${test.fullName}\n${test.result().errors.map(described).join('\n')}`,
        ),
        ...hooks,
        ...outside,
      ],
    };
    writeFileSync(SUMMARY, JSON.stringify(summary));
  }
}

const described = (error) => (error.stack ?? `${error.name}: ${error.message}`).slice(0, 1500);
