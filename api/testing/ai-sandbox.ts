import { afterAll, afterEach } from 'vitest';
import { type AiSandbox, startAiSandbox } from '#tools/sandbox/ai/ai-sandbox.ts';

/** The stand-in models for the tests of a file; each test begins without a fault, and unheard. */
export async function aiSandbox(): Promise<AiSandbox> {
  const sandbox = await startAiSandbox();
  afterAll(() => sandbox.stop());
  afterEach(() => {
    sandbox.fault = null;
    sandbox.heard.length = 0;
  });
  return sandbox;
}
