import { z } from 'zod';

const MOST_CHARACTERS = 300;

const entry = z.object({ message: z.string(), detail: z.string() }).partial();

const errorBody = z
  .object({
    detail: z.string(),
    title: z.string(),
    type: z.string(),
    error: z.string(),
    error_description: z.string(),
    errors: z.array(entry),
  })
  .partial();

export interface XErrorBody {
  /** X's own sentence, or null when it gave none. */
  detail: string | null;
  /** The last part of the problem's type, such as `usage-capped`. */
  problem: string | null;
  /** OAuth's code, such as `invalid_request`. */
  oauth: string | null;
}

/** Reads any of X's error forms: a problem, the older `errors` list, OAuth's. Never throws. */
export function readErrorBody(body: unknown): XErrorBody {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { detail: null, problem: null, oauth: null };
  const { detail, title, type, error, error_description, errors } = parsed.data;
  const first = errors?.[0];
  const said = error_description ?? first?.message ?? first?.detail ?? detail ?? title ?? error;
  return {
    detail: said === undefined ? null : plain(said),
    // The host in front of it changes (api.x.com, api.twitter.com), the last part does not.
    problem: type?.split('/').at(-1) ?? null,
    oauth: error ?? null,
  };
}

function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
}
