/** The scopes of this X with what they mean, in the words of the authorize page. */
export const scopeMeanings: Record<string, string> = {
  'tweet.read': 'See posts that this account can see',
  'tweet.write': 'Post and delete posts as this account',
  'users.read': 'See profiles that this account can see',
  'users.email': 'See the email address of this account',
  'media.write': 'Upload images and videos',
  'offline.access': 'Stay connected until you take the access away',
  'follows.read': 'See who follows this account',
  'like.read': 'See what this account likes',
};
