import { spawnSync } from 'node:child_process';
import { root } from './run.mjs';

/** From here on the subjects are conventional (https://www.conventionalcommits.org). */
const BASE = '736388b';
const MOST = 72;
const SUBJECT =
  /^(?:feat|fix|perf|refactor|test|docs|build|ci|chore|bench|revert)(?:\([\w,-]+\))?!?: \S/;

/** What is wrong with the subject of a commit; null where nothing is. */
export function subjectViolation(subject) {
  if (subject.length > MOST) return `is longer than ${MOST} characters`;
  return SUBJECT.test(subject) ? null : 'is not `type(scope): what changed`';
}

/** A line for each new commit with such a subject; none where the history is not there. */
export function wrongSubjects() {
  const flags = ['log', '--no-merges', '--format=%h %s', `${BASE}..HEAD`];
  const { status, stdout } = spawnSync('git', flags, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return [];
  return stdout.split('\n').flatMap((line) => {
    const at = line.indexOf(' ');
    const violation = at < 0 ? null : subjectViolation(line.slice(at + 1));
    return violation ? [`${line} ${violation}`] : [];
  });
}
