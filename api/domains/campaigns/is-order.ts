import { findLinks } from '#shared/lib/text/find-links.ts';

const end = String.raw`(?![\w'’-])`;
const begins = (source: string) => new RegExp(`^(?:please\\s+|pls\\s+)?(?:${source})${end}`, 'i');

/** "Write a short post on", "draft two more tweets about": what is to be written is named. */
const writing = begins(
  String.raw`(?:write|create|generate|draft|compose|make)\s+(?:(?:me|us)\s+)?(?:(?!your\b)[\w'-]+\s+){0,4}?(?:posts?|tweets?|threads?|takes?|updates?|captions?|jokes?|memes?|something|sentences?|thoughts?)\s+(?:about|on|regarding|of|that|for|in|to|why|how|with)|write\s+(?:about|on|regarding|how|why)`,
);
/** An order too, unless it is said to the reader, as in "Explain your thesis below". */
const topical = begins(
  String.raw`explain|describe|discuss|summari[sz]e|(?:tweet|post|talk)\s+(?:something\s+)?(?:about|regarding)`,
);
const toReader = /\b(?:you|your|yours|us|me|below|reply|replies|comments?)\b|[!👇]/iu;
const clockTime = /\b\d{1,2}(?::\d{2}|\s?[ap]m)\b/i;

/**
 * Whether a template tells what to write, and is not itself to be posted. In doubt it is what the
 * person wants to say: whoever names an account, a link or a time of day announces something.
 */
export function isOrder(template: string): boolean {
  if (writing.test(template)) return true;
  const announces =
    findLinks(template).length > 0 || /(?<!\w)@\w/.test(template) || clockTime.test(template);
  return topical.test(template) && !announces && !toReader.test(template);
}
