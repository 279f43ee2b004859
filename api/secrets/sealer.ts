import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Where a secret lies: bound into it, so that it opens nowhere else. */
export interface Place {
  table: string;
  workspaceId: string;
  field: string;
}

export interface Sealer {
  /** `v1.<key id>.<iv>.<ciphertext>.<tag>`, base64url: AES-256-GCM with a random IV. */
  seal(text: string, place: Place): string;
  /** Throws when it was sealed for another place, with a key we no longer have, or was changed. */
  open(sealed: string, place: Place): string;
  /** Whether an older key sealed it, so that it should be sealed again. */
  isOld(sealed: string): boolean;
  /** 64 hex digits, the same whenever text and place are, which nobody else can tell. */
  mark(text: string, place: Place): string;
  /** The same by the secret of now first, then by those from before. */
  marks(text: string, place: Place): string[];
  /** What proves that somebody with the present secret had these bytes. */
  sign(bytes: Buffer): Buffer;
  /** Whether the present secret or an older one has signed them; null: none that we know. */
  signedWith(bytes: Buffer, signature: Buffer): 'present' | 'previous' | null;
}

/** Bytes. Without being told, Node takes any tag of four or more. */
const TAG = { authTagLength: 16 };

interface Key {
  id: string;
  bytes: Buffer;
}

/** Secrets of 32 bytes in base64; the first seals, all of them open. */
export function createSealer(secret: string, previous: string[] = []): Sealer {
  const current = deriveKey(secret);
  const markKeys = [secret, ...previous].map((one) => derived(one, 'troupe marks v1'));
  const marks: Sealer['marks'] = (text, place) =>
    markKeys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([place, text]))
        .digest('hex'),
    );
  const signing = signingKey(secret);
  const keys = new Map([...previous.map(deriveKey), current].map((key) => [key.id, key]));
  return {
    seal(text, place) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv, TAG);
      cipher.setAAD(addressOf(place, current.id));
      const parts = [iv, Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])];
      parts.push(cipher.getAuthTag());
      return ['v1', current.id, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, place) {
      const [version, id = '', iv = '', text = '', tag = ''] = sealed.split('.');
      const key = keys.get(id);
      if (version !== 'v1' || !key) throw new Error('This secret was sealed with an unknown key.');
      const decipher = createDecipheriv(
        'aes-256-gcm',
        key.bytes,
        Buffer.from(iv, 'base64url'),
        TAG,
      );
      decipher.setAAD(addressOf(place, id));
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      const bytes = Buffer.from(text, 'base64url');
      return decipher.update(bytes, undefined, 'utf8') + decipher.final('utf8');
    },
    isOld: (sealed) => sealed.split('.')[1] !== current.id,
    mark: (text, place) => marks(text, place)[0] ?? '',
    marks,
    sign: (bytes) => signatureOf(signing, bytes),
    signedWith(bytes, signature) {
      const at = [signing, ...previous.map(signingKey)].findIndex((key) => {
        const expected = signatureOf(key, bytes);
        return expected.length === signature.length && timingSafeEqual(expected, signature);
      });
      if (at < 0) return null;
      return at === 0 ? 'present' : 'previous';
    },
  };
}

const signingKey = (secret: string) => derived(secret, 'troupe signatures v1');

const signatureOf = (key: Buffer, bytes: Buffer) =>
  createHmac('sha256', key).update(bytes).digest();

function deriveKey(secret: string): Key {
  const bytes = derived(secret, 'troupe secrets at rest v1');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function derived(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', purpose, 32));
}

function addressOf({ table, workspaceId, field }: Place, keyId: string): Buffer {
  return Buffer.from([table, workspaceId, field, keyId].join('|'));
}
