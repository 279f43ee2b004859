/** How many pictures X attaches to a post. */
export const MEDIA_PER_POST = 4;

/** How large a picture may be (spec section 5): decoded, and in characters as a data URL. */
export const imageLimit = {
  bytes: 5 * 1024 * 1024,
  characters: 7_200_000,
} as const;
