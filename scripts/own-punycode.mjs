import module from 'node:module';

const BUILT_IN = 'punycode';
const PACKAGE = 'punycode/punycode.js';

/**
 * For `node --import`, as `api/vite.config.ts` does for the build: twitter-text, which counts for the X
 * sandbox, means the package of this name. Node has a deprecated module of the same name.
 */
function resolve(name, context, next) {
  return next(name === BUILT_IN ? PACKAGE : name, context);
}

// Node 20 has no hooks of this kind, and does not warn.
module.registerHooks?.({ resolve });
