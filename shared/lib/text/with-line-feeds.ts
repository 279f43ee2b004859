/** The text with its line ends as X counts and keeps them: one line feed each. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
