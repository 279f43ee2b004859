import { randomBytes } from 'node:crypto';

const MOST = 1_000;

/** Secrets that open something once and for a short time; the oldest go when there are too many. */
export class OneTime<T> {
  readonly #entries = new Map<string, { value: T; expiresAt: number }>();

  constructor(
    private readonly now: () => number,
    private readonly lifeMs: number,
  ) {}

  issue(value: T): string {
    const secret = randomBytes(32).toString('base64url');
    this.#entries.set(secret, { value, expiresAt: this.now() + this.lifeMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest);
    return secret;
  }

  /** What the secret stands for; from now on it stands for nothing. */
  take(secret: string): T | null {
    const entry = this.#entries.get(secret);
    this.#entries.delete(secret);
    return entry && entry.expiresAt > this.now() ? entry.value : null;
  }
}
