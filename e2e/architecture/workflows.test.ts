import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from './source-tree.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: Record<string, string> | string;
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => {
  const text = readText(`${folder}/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each(workflows)('$name', ({ text, workflow }) => {
  it('names each action by the hash of a commit, with its version beside it', () => {
    const used = [...text.matchAll(/\buses:\s*(.+)$/gm)].map(([, action = '']) => action);
    expect(used).toHaveLength(stepsOf(workflow).filter(({ uses }) => uses).length);
    expect(used.filter((one) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('may write only where a job says so', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions);
  });

  it('puts nothing that others choose into a shell', () => {
    const scripts = stepsOf(workflow).flatMap(({ run }) => run ?? []);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});

it('the lock files are audited, each of them', () => {
  const audit = workflows
    .flatMap(({ workflow }) => stepsOf(workflow))
    .find(({ uses }) => uses?.startsWith('google/osv-scanner-action/'));
  const audited = String(audit?.with?.['scan-args']).match(/(?<=--lockfile=\.\/)\S+/g);
  expect(audited).toEqual([
    'package-lock.json',
    'tools/gallery/ladle/package-lock.json',
    'scripts/node-runtime/package-lock.json',
  ]);
});
