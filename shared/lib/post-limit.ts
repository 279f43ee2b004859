/** What X allows in one post of an account without a subscription. */
export const postLimit = 280;
