import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { counted } from '#shared/i18n/formats/counted.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '../forms/busy-button.tsx';
import { ArchiveField } from './archive-field.tsx';
import { useArchive } from './use-archive.ts';

/** Fills a field that takes one post per line with posts of X's archive, as many as fit. */
export function ArchivePosts(props: { value: string; most: number; onFill(value: string): void }) {
  const [open, setOpen] = useState(false);
  const archive = useArchive();
  const { value, added } = withPosts(props.value, archive.texts, props.most);
  if (!open) {
    return (
      <SecondaryButton className="justify-self-start" onClick={() => setOpen(true)}>
        {t('Import from your X archive')}
      </SecondaryButton>
    );
  }
  return (
    <div className="grid gap-4 rounded-card border border-line p-4">
      <ArchiveField archive={archive} />
      {archive.state.kind === 'read' ? (
        <Button
          type="button"
          className="justify-self-start"
          disabled={added === 0}
          onClick={() => {
            props.onFill(value);
            archive.cancel();
          }}
        >
          {t('Add {posts}', { posts: counted(added, 'post') })}
        </Button>
      ) : null}
      {added < archive.texts.length ? (
        <p className="text-sm text-muted">
          {t('Only the newest fit here. A content bucket takes all of them.')}
        </p>
      ) : null}
    </div>
  );
}

/** Posts that are not there yet, each as one line, while they fit. */
export function withPosts(value: string, texts: readonly string[], most: number) {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  const known = new Set(lines);
  let length = lines.join('\n').length;
  let added = 0;
  for (const text of texts) {
    const line = text.replace(/\s+/g, ' ');
    if (known.has(line)) continue;
    if (length + line.length + 1 > most) break;
    known.add(line);
    lines.push(line);
    length += line.length + 1;
    added += 1;
  }
  return { value: lines.join('\n'), added };
}
