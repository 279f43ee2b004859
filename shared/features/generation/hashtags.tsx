/** Hashtags as they would stand in a post; of many, the first and how many more. */
export function Hashtags({ tags, most = tags.length }: { tags: string[]; most?: number }) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, most).map((tag) => `#${tag}`);
  const more = tags.length > most ? [`+${tags.length - most}`] : [];
  return <p className="mt-2 text-sm text-link">{[...shown, ...more].join(' ')}</p>;
}
