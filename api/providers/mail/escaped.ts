const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the HTML of a mail. It carries names and headlines of others: nothing of them is markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
