import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const ours = 'https://troupe.example';

it.each(['/personas', '/extension?tab=keys', '/a/../personas', '/%2e%2e/personas'])(
  'follows %s',
  (path) => expect(ownPath(path, ours)).toMatch(/^\/(personas|extension)/),
);

it.each([
  undefined,
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example/x',
  '/%2e//evil.example',
  '/.\\\\evil.example',
  'javascript:alert(1)',
  'https://troupe.example.evil.example/',
  'https://troupe.example@evil.example/',
  '/api/auth/logout',
  'personas',
])('does not follow %j', (wanted) => expect(ownPath(wanted, ours)).toBeNull());
