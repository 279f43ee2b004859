export interface Shot {
  path: string;
  /** Of each thing. */
  count: number;
  theme: 'light' | 'dark';
  width: number;
  file: string;
  /** Of the whole page, in pixels. */
  length: number;
}

/** A page with all pictures: a heading for each screen, a row for each count and theme. */
export function contactSheet(shots: readonly Shot[]): string {
  const screens = grouped(shots, ({ path }) => path);
  const sections = [...screens].map(
    ([path, own]) => `<h2>${path}</h2>${[...rowsOf(own)].join('')}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:1rem}div{display:flex;gap:.5rem;align-items:start;overflow-x:auto}
figure{margin:0}img{height:420px;max-width:none;object-fit:cover;object-position:top;border:1px solid #888}</style>
<h1>Screens</h1>${sections.join('\n')}
`;
}

function* rowsOf(shots: readonly Shot[]): Generator<string> {
  for (const [row, own] of grouped(shots, ({ count, theme }) => `${count} things, ${theme}`)) {
    const figures = own.map(
      ({ file, width, length }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${row}, ${width} px"></a>` +
        `<figcaption>${width} x ${length}</figcaption></figure>`,
    );
    yield `<h3>${row}</h3><div>${figures.join('')}</div>`;
  }
}

/** `Map.groupBy`, which Node 20 does not have: the pictures are made without the brought one. */
function grouped(shots: readonly Shot[], nameOf: (shot: Shot) => string): Map<string, Shot[]> {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) groups.set(nameOf(shot), [...(groups.get(nameOf(shot)) ?? []), shot]);
  return groups;
}
