import type { Db } from '#api/db/database.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import { type ChainedRow, endsOf, findHead, type Head, linkOf, readRows } from './links.ts';

const PAGE = 2_000;

/** The first place at which a chain does not hold. */
export interface Break {
  kind: 'missing' | 'changed' | 'inserted' | 'reordered' | 'truncated' | 'head';
  /** The number in the chain; null of the head. */
  seq: number | null;
  /** The row that stands there, where one does. */
  id: string | null;
}

export interface Verified {
  /** Rows of the chain that were read and hold. */
  rows: number;
  /** Rows that no worker has chained yet. */
  unsealed: number;
  head: { seq: number; hash: Buffer } | null;
  broken: Break | null;
}

/** Recomputes the chain of a workspace's audit log in one transaction, in which nobody adds to it. */
export async function verifyChain(tx: Db, sealer: Sealer, owner: string): Promise<Verified> {
  const head = await findHead(tx, owner, 'share');
  const unsealed = (await readRows(tx, owner, 'unsealed', PAGE)).length;
  const walk = new Walk(sealer, head ?? null);
  const isSigned = head && sealer.signedWith(endsOf(owner, head), head.mac) !== null;
  const isEmpty = (await readRows(tx, owner, { behind: -1 }, 1)).length === 0;
  if (head ? !isSigned : !isEmpty) {
    const broken = { kind: 'head', seq: null, id: null } as const;
    return { rows: 0, unsealed, head: head ?? null, broken };
  }
  let behind = -1;
  for (let page: ChainedRow[] = []; ; ) {
    page = await readRows(tx, owner, { behind }, PAGE);
    const broken = walk.read(page, await nextOf(tx, owner, page));
    if (broken) {
      const moved = await asMoved(tx, owner, walk, broken);
      return { rows: walk.rows, unsealed, head: head ?? null, broken: moved ?? broken };
    }
    if (page.length < PAGE) break;
    behind = page.at(-1)?.seq ?? behind;
  }
  return { rows: walk.rows, unsealed, head: head ?? null, broken: walk.end() };
}

const nextOf = async (tx: Db, owner: string, page: ChainedRow[]) =>
  page.length < PAGE ? [] : readRows(tx, owner, { behind: page.at(-1)?.seq ?? 0 }, 1);

/** A row that holds behind another one than it stands behind was moved. */
async function asMoved(tx: Db, owner: string, walk: Walk, broken: Break): Promise<Break | null> {
  if (!walk.failed) return null;
  let behind = -1;
  for (let page: ChainedRow[] = []; ; ) {
    page = await readRows(tx, owner, { behind }, PAGE);
    if (page.some(({ hash }) => hash && walk.holdsBehind(hash))) {
      return { ...broken, kind: 'reordered' };
    }
    if (page.length < PAGE) return null;
    behind = page.at(-1)?.seq ?? behind;
  }
}

class Walk {
  rows = 0;
  failed: ChainedRow | null = null;
  readonly #sealer: Sealer;
  readonly #head: Head | null;
  #seq: number;
  #hash: Buffer;

  constructor(sealer: Sealer, head: Head | null) {
    this.#sealer = sealer;
    this.#head = head;
    this.#seq = head?.firstSeq ?? 0;
    this.#hash = head?.firstHash ?? Buffer.alloc(0);
  }

  read(page: ChainedRow[], behindPage: ChainedRow[]): Break | null {
    for (const [at, row] of page.entries()) {
      const broken = this.#breakAt(row, page[at + 1] ?? behindPage[0]);
      if (broken) return { ...broken, id: row.id };
      this.#seq += 1;
      this.#hash = row.hash ?? this.#hash;
      this.rows += 1;
    }
    return null;
  }

  end(): Break | null {
    const { seq = 0 } = this.#head ?? {};
    return this.#seq < seq ? { kind: 'truncated', seq: this.#seq + 1, id: null } : null;
  }

  holdsBehind(hash: Buffer): boolean {
    return this.failed !== null && this.#isLinked(hash, this.failed);
  }

  #breakAt(row: ChainedRow, next: ChainedRow | undefined): Omit<Break, 'id'> | null {
    const seq = row.seq ?? 0;
    const expected = this.#seq + 1;
    if (seq > (this.#head?.seq ?? 0) || seq < expected) return { kind: 'inserted', seq };
    if (seq > expected) return { kind: 'missing', seq: expected };
    if (this.#isLinked(this.#hash, row)) return null;
    this.failed = row;
    // What follows goes on from the row before: this one came between.
    const isBetween = next !== undefined && this.#isLinked(this.#hash, next);
    return { kind: isBetween ? 'inserted' : 'changed', seq };
  }

  #isLinked(before: Buffer, { hash, text }: ChainedRow): boolean {
    return hash !== null && this.#sealer.signedWith(linkOf(before, text), hash) !== null;
  }
}
