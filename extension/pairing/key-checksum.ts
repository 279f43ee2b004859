const form = /^trp_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/;

/** Is this an extension key as a server of Troupe makes it? One with a typo is not. */
export function isWholeKey(key: string): boolean {
  const [, secret, checksum] = form.exec(key) ?? [];
  return secret !== undefined && crc32(secret).toString(16).padStart(8, '0') === checksum;
}

/** CRC-32 of ASCII text, as zlib counts it. */
function crc32(text: string): number {
  let crc = ~0;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
