import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { startXSandbox, type XSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';
import { Stage, stageApp } from './publisher-harness.ts';

interface OnStage<Opened> {
  readonly stage: Stage;
  readonly database: Opened;
  /** How far X's clock is ahead of ours from now on, until the test ends. */
  setXClock(aheadMs: number): void;
}

/** A stage for this test file; no fault and no worker is left over between its tests. */
export function publishingHarness(): Pick<OnStage<TestDatabase>, 'stage' | 'setXClock'> {
  return stageOn(cloneDatabase);
}

/** The same on another database than a clone on the server of all tests. */
export function stageOn<Opened extends TestDatabase>(open: () => Promise<Opened>): OnStage<Opened> {
  let database: Opened;
  let sandbox: XSandbox;
  let stage: Stage;
  let xAheadMs = 0;
  beforeAll(async () => {
    database = await open();
    sandbox = await startXSandbox({ port: 0, app: stageApp, now: () => Date.now() + xAheadMs });
    stage = new Stage(database.url, sandbox, database.asOwner);
  });
  beforeEach(() => {
    xAheadMs = 0;
    sandbox.control.fault({ kind: 'clear' });
    sandbox.control.fault({ kind: 'rate_limits', on: false });
  });
  afterEach(() => stage.rest());
  afterAll(async () => {
    await stage.close();
    await sandbox.stop();
    await database.drop();
  });
  return {
    get stage() {
      return stage;
    },
    get database() {
      return database;
    },
    setXClock(aheadMs) {
      xAheadMs = aheadMs;
    },
  };
}
