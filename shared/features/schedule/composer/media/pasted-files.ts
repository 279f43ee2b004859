/** What is pasted, as far as it tells pictures from texts. */
type Pasted = Pick<DataTransfer, 'files' | 'types' | 'getData'>;

/**
 * The files that are meant by a paste; none where its text is. A copied table or page brings a picture
 * of itself beside its text. A file that was copied in a file manager has its name or address as text.
 */
export function pastedFiles({ files, types, getData }: Pasted): File[] {
  const pasted = [...files];
  if (pasted.length === 0 || !types.includes('text/plain')) return pasted;
  if (types.includes('text/html') || types.includes('text/rtf')) return [];
  return namesFiles(getData('text/plain'), pasted) ? pasted : [];
}

/** Whether each line is the name, the path or the address of a file. */
function namesFiles(text: string, files: readonly File[]): boolean {
  const names = new Set(
    files.flatMap(({ name }) => [bare(name), bare(name.replace(/\.[^.]*$/, ''))]),
  );
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.every((line) => names.has(bare(nameIn(line.trim()))));
}

function nameIn(line: string): string {
  const name = line.slice(Math.max(line.lastIndexOf('/'), line.lastIndexOf('\\')) + 1);
  if (!line.startsWith('file:')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Names of files come in two ways of writing their accents. */
function bare(name: string): string {
  return name.normalize('NFC');
}
