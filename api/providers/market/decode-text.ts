/** Bytes as text: by their mark, what the header says, what the XML says of itself, else UTF-8. */
export function decodeText(body: Buffer, contentType: string | undefined): string {
  const said = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const own = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i.exec(
    body.subarray(0, 256).toString('latin1'),
  )?.[1];
  return (decoderOf(markOf(body) ?? said ?? own) ?? new TextDecoder()).decode(body);
}

function markOf(body: Buffer): string | undefined {
  const [first, second] = body;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && body[2] === 0xbf ? 'utf-8' : undefined;
}

function decoderOf(label: string | undefined): TextDecoder | null {
  try {
    return label === undefined ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}
