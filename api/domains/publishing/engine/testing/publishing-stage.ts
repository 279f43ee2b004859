import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startXSandbox, type XSandbox } from '#api/sandbox/x-api/x-sandbox.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { Stage, stageApp } from './stage.ts';

/** A stage for this test file; no fault and no worker is left over between its tests. */
export function publishingStage(): { readonly stage: Stage } {
  return stageOn(cloneDatabase);
}

/** The same on another database than a clone on the server of all tests. */
export function stageOn<Opened extends TestDatabase>(
  open: () => Promise<Opened>,
): { readonly stage: Stage; readonly database: Opened } {
  let database: Opened;
  let sandbox: XSandbox;
  let stage: Stage;
  beforeAll(async () => {
    database = await open();
    sandbox = await startXSandbox({ port: 0, app: stageApp });
    stage = new Stage(database.url, sandbox, database.asOwner);
  });
  beforeEach(() => {
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
  };
}
