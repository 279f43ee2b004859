import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ViralContent } from '#shared/contracts/viral.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { t } from '#shared/i18n/translate.ts';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { ChartIcon } from '#shared/ui/icons.tsx';
import { CARD_GRID, LongList } from '#shared/ui/long-list.tsx';
import { viralLibrary } from './queries.ts';
import { SignedOut } from './signed-out.tsx';
import { ViralCard, ViralCardSkeleton } from './viral-card.tsx';
import type { OpenDialog } from './viral-dialogs.tsx';

const SKELETONS = 6;

/** Content Library: scored texts, and the choice of those a persona is trained on. */
export function LibraryTab(props: { onOpen(dialog: OpenDialog): void; onUpload(): void }) {
  const { onOpen } = props;
  const list = useQuery(viralLibrary(useApi()));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = (list.data ?? []).filter(({ id }) => selected.has(id));

  function select(id: string, on: boolean) {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setSelected(next);
  }

  return (
    <ListStates
      list={list}
      failed={t('Failed to load viral content')}
      signedOut={<SignedOut />}
      loading={
        <LoadingList label={t('Loading viral content')} count={SKELETONS} className={CARD_GRID}>
          <ViralCardSkeleton />
        </LoadingList>
      }
      empty={
        <EmptyState
          icon={<ChartIcon size={26} />}
          title={t('No viral content yet')}
          action={
            <Button size="3" onClick={props.onUpload}>
              {t('Upload the first one')}
            </Button>
          }
        >
          {t('Upload posts that did well to learn what made them work')}
        </EmptyState>
      }
    >
      {(contents) => (
        <>
          <Selection
            chosen={chosen}
            onTrain={() => onOpen({ kind: 'train', contents: chosen })}
            onClear={() => setSelected(new Set())}
          />
          <LongList label={t('Viral content')} items={contents} className={CARD_GRID}>
            {(content) => (
              <ViralCard
                content={content}
                selected={selected.has(content.id)}
                onSelect={(on) => select(content.id, on)}
                onTrain={() =>
                  onOpen({
                    kind: 'train',
                    contents: [...chosen.filter((one) => one !== content), content],
                  })
                }
                onDelete={() => onOpen({ kind: 'delete', content })}
              />
            )}
          </LongList>
        </>
      )}
    </ListStates>
  );
}

function Selection(props: { chosen: ViralContent[]; onTrain(): void; onClear(): void }) {
  const count = props.chosen.length;
  return (
    <div className="mb-5 flex min-h-10 flex-wrap items-center gap-3 text-sm">
      <p role="status" className={count > 0 ? 'font-medium' : 'text-muted'}>
        {count > 0
          ? t('{posts} selected', { posts: counted(count, 'post') })
          : t('Select the posts a persona should learn from.')}
      </p>
      {count > 0 ? (
        <>
          <Button onClick={props.onTrain}>{t('Train Persona on selection')}</Button>
          <SecondaryButton onClick={props.onClear}>{t('Clear')}</SecondaryButton>
        </>
      ) : null}
    </div>
  );
}
