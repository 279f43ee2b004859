import { resolve } from 'node:path';
import type { Context } from './context.ts';

const EXTENSION_FOLDER = '.output/chrome-mv3';

/** What a start prints: where to go, which parts are stand-ins, what to load into the browser. */
export function welcome({ env, ai }: Context): string[] {
  const drafts = ai.best();
  return [
    '',
    `  Troupe ${env.VERSION} is running on ${env.PUBLIC_URL}`,
    '',
    `  1. Open        ${env.PUBLIC_URL}${env.TEST_LOGIN ? '/manual-login' : '/login'}`,
    '  2. Make a persona, and an extension key under Extension',
    `  3. Load the extension: chrome://extensions, Developer mode, Load unpacked:`,
    `     ${resolve(EXTENSION_FOLDER)}`,
    '  4. Connect it in its side panel with that key, then press AI Reply under a post on x.com',
    '',
    '  X            sandbox: nothing leaves this machine',
    `  AI           ${drafts.id === 'local' ? 'built-in, no key needed (set OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY or LOCAL_AI_BASE_URL for a model)' : drafts.name}`,
    `  Database     ${env.DATABASE_URL ? 'DATABASE_URL' : `embedded Postgres in ${env.DATA_DIR}`}`,
    `  Test login   ${env.TEST_LOGIN ? 'on: anybody who reaches this address can sign in' : 'off'}`,
    '',
    '  Ctrl-C stops it.',
    '',
  ];
}
