import { expect, it } from 'vitest';
import { subjectViolation } from './commit-subjects.mjs';

it.each([
  'feat(schedule): drag a post to another day',
  'fix(market,import): headlines without a time',
  'docs: name the newest migration',
  'refactor(api)!: one form of errors',
  `fix: ${'x'.repeat(67)}`,
])('takes %s', (subject) => expect(subjectViolation(subject)).toBeNull());

it.each([
  'Under a dialog the room of the scroll bar is dark',
  'feature(schedule): drag a post',
  'feat(schedule) drag a post',
  'feat(schedule): ',
  'feat(): drag a post',
])('refuses %s', (subject) => expect(subjectViolation(subject)).toMatch(/type\(scope\)/));

it('refuses a subject of 73 characters', () => {
  expect(subjectViolation(`fix: ${'x'.repeat(68)}`)).toMatch(/longer than 72/);
});
