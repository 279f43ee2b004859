import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSealer } from '#api/secrets/sealer.ts';
import { maskedKeys, openKeys, sealedKeys } from './provider-keys.ts';

const sealer = createSealer(randomBytes(32).toString('base64'));
const owner = '0c0c0c0c-0000-4000-8000-000000000000';
const key = fc
  .string({ unit: 'grapheme', minLength: 0, maxLength: 60 })
  .map((text) => text.replaceAll('•', '').trim());
const keys = fc.record({
  openaiApiKey: key,
  geminiApiKey: key,
  grokApiKey: key,
  twitterApiKey: key,
});

it('keeps every key through any number of saves of what was shown', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 4 }), (given, saves) => {
      let kept = sealedKeys(sealer, owner, given, {});
      for (let save = 0; save < saves; save++) {
        kept = sealedKeys(sealer, owner, maskedKeys(sealer, owner, kept), kept);
      }
      expect(openKeys(sealer, owner, kept)).toEqual(given);
    }),
  );
});

it('shows at most the last four of a key, and nothing of a short one', () => {
  fc.assert(
    fc.property(keys, (given) => {
      const masked = maskedKeys(sealer, owner, sealedKeys(sealer, owner, given, {}));
      for (const [field, secret] of Object.entries(given)) {
        const shown = masked[field as keyof typeof masked];
        const end = secret.length < 12 ? '' : [...secret].slice(-4).join('');
        expect(shown.isWellFormed()).toBe(true);
        expect(shown).toBe(secret === '' ? '' : `••••${end}`);
      }
    }),
  );
});

it('changes only the key that another text replaces, whatever the others are', () => {
  fc.assert(
    fc.property(keys, key, (before, next) => {
      const kept = sealedKeys(sealer, owner, before, {});
      const saved = { ...maskedKeys(sealer, owner, kept), geminiApiKey: next };
      const after = sealedKeys(sealer, owner, saved, kept);
      expect(openKeys(sealer, owner, after)).toEqual({ ...before, geminiApiKey: next });
      expect(after.openaiApiKey).toBe(kept.openaiApiKey);
    }),
  );
});

it('keeps a key that an older client does not name', () => {
  fc.assert(
    fc.property(keys, (before) => {
      const kept = sealedKeys(sealer, owner, before, {});
      const { grokApiKey: _, ...named } = maskedKeys(sealer, owner, kept);
      expect(sealedKeys(sealer, owner, named, kept)).toEqual(kept);
    }),
  );
});
