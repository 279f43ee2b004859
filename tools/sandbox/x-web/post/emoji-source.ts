function hasColourEmoji(): boolean {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.font = '20px sans-serif';
  pen.textBaseline = 'top';
  pen.fillText('🔥', 0, 0);
  const { data } = pen.getImageData(0, 0, 24, 24);
  return data.some((value, at) => at % 4 === 0 && value !== data[at + 2]);
}

const colour = hasColourEmoji();

function drawn(emoji: string): string {
  if (colour) return `<text x="18" y="29" font-size="29" text-anchor="middle">${emoji}</text>`;
  const hue = ((emoji.codePointAt(0) ?? 0) * 47) % 360;
  return `<circle cx="18" cy="18" r="15" fill="hsl(${hue},80%,62%)"/><path d="M11 20c3 7 11 7 14 0M13 13h.1M23 13h.1" fill="none" stroke="#222" stroke-width="2.500" stroke-linecap="round"/>`;
}

/**
 * X's emoji are pictures of its own host. Here the system's font draws them; a machine without
 * colour emoji (a bare container) gets small faces in place of empty boxes.
 */
export function emojiSource(emoji: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${drawn(emoji)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
