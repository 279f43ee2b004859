const words = new Set([
  ...['home', 'explore', 'search', 'notifications', 'hashtag', 'settings', 'messages', 'i'],
  ...['status', 'photo', 'video', 'compose', 'post', 'intent', 'bookmarks', 'lists'],
  ...['communities', 'chat', 'flow', 'login', 'with_replies', 'highlights', 'media', 'likes'],
]);

/** Which kind of page an address of X is, without whose: a report must not tell what was read. */
export function placeOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const kinds = parts.map((part) => {
    if (words.has(part)) return part;
    return /^\d+$/.test(part) ? ':id' : ':name';
  });
  return `/${kinds.join('/')}`;
}
