import { ConfigFault } from './config-error.ts';

/** Throws one sentence for a secret that is not 32 bytes of base64. */
export function assertSecret(name: string, secret: string): void {
  const bytes = Buffer.from(secret, 'base64');
  if (bytes.length === 32 && new Set(bytes).size > 8) return;
  throw new ConfigFault(
    `${name} must be 32 random bytes in base64. Make one: node -p "crypto.randomBytes(32).toString('base64')"`,
  );
}
