/** Something that went wrong on this page, without a word of anybody's posts. */
export interface Problem {
  feature: string;
  what: string;
  /** The kind of page where it was last. */
  place: string;
  since: number;
  last: number;
  times: number;
}

/** What Troupe sees of X's page. Holds no text, handle or id of anybody. */
export interface PageReport {
  /** The kind of page, as `/:name/status/:id`. */
  place: string;
  language: string;
  posts: number;
  postsWithButton: number;
  composers: number;
  composersWithButton: number;
  /** Parts that lost their mark and were found by their structure. */
  byStructure: { part: string; since: number }[];
  problems: Problem[];
}
