/** Usernames that a text mentions, in lower case and without the `@`. */
export function mentionsOf(text: string): string[] {
  return [...text.matchAll(/(?<![\w@])@(\w{1,15})(?!\w)/g)].map(([, name]) => name!.toLowerCase());
}
