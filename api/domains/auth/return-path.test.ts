import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const ours = 'https://troupe.example';

it.each(['/personas', '/extension?tab=keys', '/a/../personas', '/%2e%2e/personas'])(
  'follows %s',
  (path) => expect(returnPath(path, ours)).toMatch(/^\/(personas|extension)/),
);

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://troupe.example.evil.example/',
  'https://troupe.example@evil.example/',
  '/api/auth/logout',
  'personas',
])('does not follow %j', (wanted) => expect(returnPath(wanted, ours)).toBeNull());
