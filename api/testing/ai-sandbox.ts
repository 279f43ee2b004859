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

type Sandbox = Awaited<ReturnType<typeof aiSandbox>>;

/** The variables of the environment that lead each provider to a sandbox. */
export const sandboxUrls = (sandbox: Sandbox) => ({
  OPENAI_BASE_URL: sandbox.openAiUrl,
  GEMINI_BASE_URL: sandbox.geminiUrl,
  XAI_BASE_URL: sandbox.grokUrl,
  LOCAL_AI_BASE_URL: sandbox.localUrl,
});
