/** For each rule a file that breaks it: what proves that the rule can fail. */
export const planted: Record<string, Record<string, string>> = {
  'pages call the API by the client, or an address of it, both of which name the page': {
    'shared/features/a/b.ts': "await fetch('/api/personas', { method: 'POST' });",
    'console/a.ts': "new EventSource('/api/events');",
  },
  'what is kept in the browser has a key of its person and workspace': {
    'shared/features/a/b.ts': "import { writeStored } from '#shared/client/stored.ts';",
  },
  'screens read with the useQuery of shared/client, which draws in short tasks': {
    'shared/features/a/b.tsx': "import { useQuery } from '@tanstack/react-query';",
  },
  'shared imports nothing from the rest, and its rings point inwards': {
    'shared/ui/a.tsx': "import type { Env } from '#api/config/env.ts';",
    'shared/client/b.ts': "import { x } from '../features/personas/queries.ts';",
  },
  'scripts load no package at their start: a fresh clone has none yet': {
    'scripts/a.mjs': "import {\n  ZipFile,\n} from 'yazl';",
    'scripts/b.mjs': "import 'yazl';",
  },
  'contracts and lib import only zod/mini besides each other, and lib the data of packages': {
    'shared/lib/a.ts': "import React from 'react';",
    'shared/lib/b.ts': "import twitterText from 'twitter-text';",
    'shared/contracts/c.ts': "import list from 'twitter-text/dist/regexp/validGTLD.js';",
  },
  'shared knows no node and no browser extension': {
    'shared/ui/a.ts': "import { join } from 'node:path';",
    'shared/ui/b.ts': 'export const id = browser.runtime.id;',
  },
  'a feature uses another only through its queries and its public parts': {
    'shared/features/one/a.tsx': "import { Card } from '../two/card.tsx';",
  },
  'the API takes only contracts and lib from shared; what connects and tests take the sandbox': {
    'api/domains/x/change-x.ts': "import { ApiError } from '#shared/client/api-client.ts';",
  },
  'console and extension never import the API, nor each other': {
    'console/a.ts': "import { routes } from '#api/server/app.ts';",
    'extension/b.ts': "import { host } from '#console/host.ts';",
  },
  "only x-page holds X's selectors": {
    'extension/features/a.ts': 'document.querySelector(\'[data-testid="tweet"]\');',
  },
  'x-page is pure DOM': {
    'extension/x-page/a.ts': "import { storage } from 'wxt/utils/storage';",
    'extension/x-page/b.ts': 'chrome.runtime.sendMessage({});',
  },
  'browser APIs stay in background, entrypoints, storage, messages and host': {
    'extension/features/a.ts': 'await browser.storage.local.get();',
  },
  'entrypoints only compose, in at most 60 lines': {
    'extension/entrypoints/background.ts': 'go();\n'.repeat(61),
  },
  'routes.ts holds no SQL, no provider, and calls only reads of its own queries': {
    'api/domains/a/routes.ts': "import { sql } from 'kysely';",
    'api/domains/b/routes.ts': "import { deletePersona } from './queries.ts';",
    'api/domains/c/routes.ts': "import { ask } from '#api/ai/adapters/ask-model.ts';",
    'api/domains/d/x-routes.ts': "import { claimPost } from './post-queries.ts';",
  },
  'a domain uses another only through its public.ts': {
    'api/domains/a/change-a.ts': "import { listPersonas } from '../personas/queries.ts';",
    'api/domains/b/change-b.ts': "import { changeA } from '#api/domains/a/parts/public.ts';",
  },
  'what a public.ts exports is its own, and another domain uses it': {
    'api/domains/a/public.ts': 'export function unused() {}',
    'api/domains/b/public.ts': "export { changeB } from './change-b.ts';",
  },
  'queries take the database first and the owner second': {
    'api/domains/a/queries.ts':
      "export function findThing(db: Db, id: string) {\n  return db.selectFrom('things');\n}",
    'api/domains/a/thing-queries.ts':
      "export function listThings(db: Db) {\n  return db.selectFrom('things');\n}",
  },
  'only api/config/env.ts reads the environment': {
    'api/server/start.ts': 'const port = process.env.PORT;',
  },
  'no barrels': { 'shared/ui/index.ts': "export { Card } from './card.tsx';" },
  'no file is longer than 400 lines': { 'api/long.ts': 'x();\n'.repeat(401) },
  'imports make no circle': {
    'api/a.ts': "import { b } from './b.ts';",
    'api/b.ts': "export { a } from './a.ts';",
  },
};
