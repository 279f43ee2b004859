import { ConfigFault } from '#api/config/config-error.ts';

/**
 * Loads a program of `tools/sandbox/`. Throws a ConfigFault in the image, which has none.
 */
export async function loadSandbox<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigFault(
      'This image has no sandbox: set X_CLIENT_ID and X_CLIENT_SECRET and unset MARKET, or run a demonstration from a checkout with npm start.',
      { cause: error },
    );
  }
}
