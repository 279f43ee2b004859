/**
 * How a sentence about what the product does not do is known to be true: a test that holds it by its
 * name, sources that a pattern must not match, or nothing of ours that it speaks of.
 */
export type Proof =
  | { test: [file: string, name: string] }
  | { absent: [folder: string, pattern: RegExp] }
  | { outside: 'of X' | 'of the browser' | 'of the database' | 'of another program' | 'a figure' }
  | { decision: string };

const test = (file: string, name: string): Proof => ({ test: [file, name] });
const absent = (folder: string, pattern: RegExp): Proof => ({ absent: [folder, pattern] });
const outside = (of: Extract<Proof, { outside: unknown }>['outside']): Proof => ({ outside: of });
const decision = (file: string): Proof => ({ decision: file });

const onceEach = test(
  'api/domains/publishing/engine/scenarios/random-faults.test.ts',
  'none twice, none lost',
);
const noPress = test(
  'e2e/extension/popover/ai-label.spec.ts',
  'points at X’s switch, and presses nothing',
);
const noAutomaticReplies = absent(
  'api/providers/x',
  /\/likes\b|\/following\b|\/retweets\b|search\/recent/,
);

/** The claims of each document by words of theirs that stand there once. */
export const negativeClaims: Record<string, [claim: string, proof: Proof][]> = {
  'README.md': [
    ['at their time, and never twice', onceEach],
    ['Nothing is needed to try it', test('api/config/env.test.ts', 'needs nothing')],
    ['Nothing else: where that Node', decision('scripts/current-node.mjs')],
    ['Nothing leaves the machine', test('api/config/env.test.ts', 'and the sandbox elsewhere')],
    ['nothing twice, nothing lost', onceEach],
    ["never presses X's buttons", noPress],
    ['no automatic likes and no follows', noAutomaticReplies],
    ['It hides nothing', test('api/domains/drafting/scenarios/device.test.ts', 'which says why')],
    [
      'bring no app of their own',
      absent('shared/contracts', /clientSecret|client_secret|xClientId/),
    ],
    [
      'It never agrees with hate or a scam',
      test('api/ai/composer/abstain/reason-to-abstain.test.ts', 'says nothing to hate or a scam'),
    ],
  ],
  'SECURITY.md': [],
  'docs/operators.md': [
    ['nothing that built it', decision('Dockerfile')],
    ['It has no embedded Postgres', decision('Dockerfile')],
    ['It has no sandbox either', test('api/server/load-sandbox.test.ts', 'the sandbox is missing')],
    [
      '`troupe_server` serves and owns nothing',
      test('api/db/embedded/own-database.test.ts', 'serves as a role that owns nothing'),
    ],
    ['root starts it as `postgres` or `nobody`', outside('of another program')],
    [
      '300 ms at most and never while a screen waits',
      test('api/ai/adapters/local/local-servers.test.ts', 'is given up within 300 ms'),
    ],
    [
      'What it finds writes nothing by itself',
      test('api/domains/drafting/scenarios/local-server.test.ts', 'also where there is no key'),
    ],
    ['A post is never sent twice', onceEach],
    [
      'takes nothing new',
      test('api/server/scenarios/graceful-stop.test.ts', 'and takes nothing new'),
    ],
    ['loses nothing either', onceEach],
    [
      'There is no way back but the backup',
      test('api/cli/backup/scenarios/backup.test.ts', 'of a newer Troupe'),
    ],
    [
      'one that owns nothing (`create role',
      test('api/db/scenarios/pooled-database.test.ts', 'serves the product, worker and all'),
    ],
    [
      'when there is no `APP_SECRET`',
      test('api/cli/backup/scenarios/commands.test.ts', 'opens their keys'),
    ],
    [
      'It is all or nothing',
      test('api/cli/backup/scenarios/backup.test.ts', 'refuses a file with a damaged byte'),
    ],
    [
      'foreign file changes nothing',
      test('api/cli/backup/scenarios/backup.test.ts', 'refuses a file with a damaged byte'),
    ],
    ['so a restore doubles nothing', onceEach],
    ['have no `BYPASSRLS`', outside('of the database')],
    [
      'files of another major version are never opened',
      test('api/db/embedded/system-binaries.test.ts', 'never opens files of another major version'),
    ],
    [
      'brings the database up to date and starts nothing',
      test(
        'api/server/scenarios/start-order.test.ts',
        'db:migrate brings a database up to date without a server',
      ),
    ],
    [
      'and then has changed nothing',
      test('api/server/scenarios/start-order.test.ts', 'nothing of it is left in Postgres'),
    ],
    [
      'an error that nobody caught',
      test('api/server/scenarios/start-order.test.ts', 'every line that a process writes is JSON'),
    ],
    [
      'what nobody needs any more',
      test('api/domains/retention/purge-expired.test.ts', 'and what has not is still there'),
    ],
    [
      'uploads that nobody finished',
      test('api/domains/publishing/media/media-upload.test.ts', 'that nobody finishes is given up'),
    ],
    [
      'of who stopped invitations never',
      test(
        'api/domains/invitations/scenarios/unwanted-mails.test.ts',
        'stop invitations from every workspace',
      ),
    ],
    [
      'never addresses, people or texts',
      test('api/metrics/metrics.test.ts', 'and never by address or user'),
    ],
    [
      'it answers nothing else but',
      test('api/server/worker-app.test.ts', 'a worker answers nothing else'),
    ],
    ['(nobody got in where', test('api/http/scenarios/security-events.test.ts', 'sign_in')],
    ["X no longer takes the account's token", outside('of X')],
  ],
  'docs/privacy.md': [
    ['nothing of it is stored', absent('api', /insertInto\([^)]*\)[^;]*accept-language/i)],
    [
      'It is your own; there is no other',
      absent('extension', /https:\/\/(?!x\.com|twitter\.com|example|troupe)[a-z0-9.-]*troupe/),
    ],
    [
      'send nothing to any of them',
      test('api/ai/adapters/model-provider.test.ts', 'tells a local server nothing of it'),
    ],
    ['Firefox has no such lock', outside('of the browser')],
    [
      'is open, and by nobody else',
      test('api/domains/invitations/routes.test.ts', 'tells no more than whom it is for'),
    ],
    [
      'Nothing is mailed to an address before',
      test(
        'api/domains/notifications/scenarios/member-mail.test.ts',
        'once they have confirmed, and nobody else is',
      ),
    ],
    [
      'changed by nobody, gone',
      test('api/domains/audit/routes.test.ts', 'cannot be changed or deleted by the server'),
    ],
    ['**Never**: tracking', noPress],
  ],
  'docs/scale.md': [
    ['in three runs, nothing twice or lost', outside('a figure')],
    ['faults while publishing: nothing twice, nothing lost', onceEach],
    [
      'Nothing is kept in a process that another needs',
      test('api/domains/publishing/engine/scenarios/crashes.test.ts', 'ends what it has begun'),
    ],
    ['notifications would never arrive', outside('of the database')],
    [
      'proven on each new connection | nothing',
      test('api/db/scenarios/pooled-database.test.ts', 'its own role, zone, limits and rows'),
    ],
    [
      'touched inside one | nothing',
      test('api/db/scenarios/row-level-security.test.ts', 'nothing at all outside a workspace'),
    ],
    [
      'one server connection | nothing',
      test('api/db/scenarios/pooled-database.test.ts', 'whichever connection they get'),
    ],
    [
      '(`api/db/migration-lock.ts`) | nothing',
      test('api/db/scenarios/pooled-database.test.ts', 'a lock of the migrations'),
    ],
    [
      'so a transaction never leaves its shard',
      test(
        'api/db/scenarios/row-level-security.test.ts',
        'leads the primary key of every owned table but',
      ),
    ],
    [
      'it has no `workspace_id`',
      test('api/db/scenarios/row-level-security.test.ts', 'but what the market says to everybody'),
    ],
    [
      'What belongs to nobody',
      test('api/db/scenarios/row-level-security.test.ts', 'but what the market says to everybody'),
    ],
    ['of a post that is out adds nothing', decision('api/db/migrations/first/0012-totals.ts')],
    ['in those milliseconds tells nobody', decision('api/db/notifier.ts')],
  ],
  'docs/threat-model.md': [
    [
      'nothing changes before a press in the extension',
      test('e2e/extension/pairing.spec.ts', 'keeps everything as it was'),
    ],
    ['A post goes out twice, or never', onceEach],
  ],
  'docs/tour.md': [
    [
      'says that nothing leaves this machine',
      test('api/config/env.test.ts', 'and the sandbox elsewhere'),
    ],
    ['with followers that it never earned', outside('a figure')],
    ['your texts, nothing else', decision('api/ai/composer/built-in-provider.ts')],
    [
      'Nothing was sent: press Reply',
      test('e2e/extension/popover/insert.spec.ts', 'waits for X’s own Reply'),
    ],
    ['Troupe has no code that presses it', noPress],
  ],
  'docs/x-rules.md': [
    ['**Troupe evades nothing.**', absent('shared/contracts', /undetectable|evade/i)],
    ["Nothing of Troupe's presses", noPress],
    [
      'collects nothing',
      test('extension/background/session/sender.test.ts', 'the top frame of a tab of X is served'),
    ],
    [
      'nothing is added after that',
      test('api/domains/publishing/engine/scenarios/random-faults.test.ts', 'every state true'),
    ],
    [
      "Never ask for somebody's X password",
      absent('shared/contracts', /xPassword|twitterPassword/),
    ],
    [
      'The schedule offers no replies to others',
      test(
        'api/domains/publishing/engine/scenarios/limits-and-tokens.test.ts',
        'a reply to somebody who did not ask',
      ),
    ],
    ['There is no such feature: no search', noAutomaticReplies],
    [
      'never put into a post by themselves',
      absent('api/domains/publishing', /trends?\b.*hashtag/i),
    ],
    ['reads it and never presses it', noPress],
    [
      'engaging is forbidden. | Troupe has no such feature.',
      absent('api/providers', /payout|stripe|paypal/i),
    ],
    [
      'never spreads work over accounts',
      absent('api/domains/publishing/engine', /otherAccount|fallbackAccount|nextAccount/),
    ],
  ],
};
