import { isHostCharacter, mayPrecedeLink } from './host-characters.ts';
import { topLevelEnd } from './top-level-domains.ts';

const DOT = 46;
const HYPHEN = 45;
const UNDERSCORE = 95;

/** A domain as it stands in a text; `begin` is where its protocol begins, if it has one. */
export interface FoundDomain {
  begin: number;
  start: number;
  end: number;
}

/**
 * Characters that may be one host, up to a character that may not. What its dots may end is found
 * once, from the last to the first: each start is then answered at once, and a run in linear time.
 */
export class HostRun {
  readonly #text: string;
  readonly #start: number;
  readonly end: number;
  readonly #dots: number[] = [];
  /** By dot: where a top-level domain behind it ends, -1 if none follows. */
  readonly #topLevels: number[] = [];
  /** By dot: where the last underscore before it stands, -1 if none does. */
  readonly #underscores: number[] = [];
  /** By dot: of the longest host that begins with the name before it, the last dot; -1 if none does. */
  readonly #reaches: number[] = [];
  #at: number;
  #next = 0;

  private constructor(text: string, start: number, dot: number) {
    this.#text = text;
    this.#start = start;
    this.#at = start;
    let end = start;
    let underscore = -1;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === DOT) {
        this.#dots.push(end);
        this.#underscores.push(underscore);
        this.#topLevels.push(topLevelEnd(text, end + 1));
        this.#reaches.push(-1);
      } else if (code === UNDERSCORE) underscore = end;
      else if (end >= dot && !isRunCharacter(code)) break;
    }
    this.end = end;
    this.#readReaches();
  }

  /** The first run with a dot behind `from`. */
  static after(text: string, from: number): HostRun | null {
    const dot = text.indexOf('.', from);
    if (dot < 0) return null;
    let start = dot;
    while (start > from && isRunCharacter(text.charCodeAt(start - 1))) start -= 1;
    return new HostRun(text, start, dot);
  }

  /** The first domain behind `from`, which is where the link before it ended. */
  domainAfter(from: number): FoundDomain | null {
    const text = this.#text;
    if (this.#at === this.#start) {
      const begin = protocolBefore(text, this.#start);
      const opens = begin === 0 || (begin > from && mayPrecedeLink(text.charCodeAt(begin - 1)));
      if (begin >= from && opens) {
        const found = this.#domainAt(this.#start, begin);
        if (found) return found;
      }
      // At the very start a first character that may precede a link is tried as that.
      if (this.#start === 0 && from === 0) {
        const second = mayPrecedeLink(text.charCodeAt(0)) ? this.#domainAt(1, 1) : null;
        this.#next = 0;
        const found = second ?? this.#domainAt(0, 0);
        if (found) return found;
      }
    }
    for (let start = Math.max(this.#at, from + 1); start < this.end; start += 1) {
      start = this.#skipTo(start);
      if (start >= this.end) break;
      if (!mayPrecedeLink(text.charCodeAt(start - 1))) continue;
      const found = this.#domainAt(start, start);
      if (found) return found;
    }
    this.#at = this.end;
    return null;
  }

  /** Behind a dot that no start before it can use. */
  #skipTo(start: number): number {
    let at = start;
    for (;;) {
      this.#passDots(at);
      const dot = this.#dots[this.#next];
      if (dot === undefined) return this.end;
      const reach = this.#reaches[this.#next + 1] ?? -1;
      if (reach >= 0 || (this.#topLevels[this.#next] ?? -1) >= 0) return at;
      at = dot + 1;
    }
  }

  #passDots(start: number): void {
    while ((this.#dots[this.#next] ?? Number.POSITIVE_INFINITY) < start) this.#next += 1;
  }

  #domainAt(start: number, begin: number): FoundDomain | null {
    this.#passDots(start);
    const at = this.#next;
    const dot = this.#dots[at];
    if (dot === undefined || !this.#isName(start, dot)) return null;
    const further = this.#reaches[at + 1] ?? -1;
    const last = further >= 0 || !this.#mayEndAt(at, start) ? further : at;
    if (last < 0) return null;
    const end = this.#topLevels[last] ?? -1;
    this.#at = Math.max(end, this.#start + 1);
    return { begin, start, end };
  }

  #readReaches(): void {
    let further = -1;
    for (let at = this.#dots.length - 1; at >= 0; at -= 1) {
      const start = at === 0 ? this.#start : (this.#dots[at - 1] ?? 0) + 1;
      if (!this.#isName(start, this.#dots[at] ?? 0)) further = -1;
      else if (further < 0 && this.#mayEndAt(at, start)) further = at;
      this.#reaches[at] = further;
    }
  }

  /** Whether the name from `start` to this dot can be the last one: no underscore, a top-level domain. */
  #mayEndAt(at: number, start: number): boolean {
    return (this.#underscores[at] ?? -1) < start && (this.#topLevels[at] ?? -1) >= 0;
  }

  #isName(start: number, dot: number): boolean {
    return (
      start < dot &&
      isHostCharacter(this.#text.charCodeAt(start)) &&
      isHostCharacter(this.#text.charCodeAt(dot - 1))
    );
  }
}

function isRunCharacter(code: number): boolean {
  return code === DOT || code === HYPHEN || code === UNDERSCORE || isHostCharacter(code);
}

/** Where `http://` or `https://` begins that ends right before `at`; -1 if none does. */
function protocolBefore(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 8), at);
  const found = /https?:\/\/$/i.exec(before);
  return found ? at - found[0].length : -1;
}
