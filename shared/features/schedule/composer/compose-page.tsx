import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { usePageKey } from '#shared/client/api.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { COMPOSE_AT_DRAFT } from '#shared/lib/schedule-link.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { SignedOut } from '../signed-out.tsx';
import { Composer } from './form/composer.tsx';
import type { ComposerStart } from './open-composer.ts';
import { useSaving } from './saved-draft-store.ts';

const NEW = 'new';

/** The composer as a page of its own, at the address of its draft. */
export default function ComposePage() {
  const { id = NEW } = useParams();
  const { state } = useAuthentication();
  return (
    <div className="flex min-h-[calc(100dvh-12rem)] flex-col">
      <PageHeading title={t('Compose')} subtitle={t('Nothing is posted until you schedule it.')} />
      {state === 'signed-out' ? <SignedOut /> : null}
      {state === 'signed-in' ? <Page id={id} /> : null}
    </div>
  );
}

function Page({ id }: { id: string }) {
  const saving = useSaving(usePageKey());
  const [, go] = useLocation();
  const [start, setStart] = useState(() => startOf(id, saving.id));
  const [shown, setShown] = useState(id);
  /** What stood in the composer before this address. */
  const [before, setBefore] = useState(saving.id);
  // The address follows the draft; another address is another draft.
  if (shown !== id) {
    setShown(id);
    setBefore(saving.id);
    if (id !== saving.id) setStart(startOf(id, saving.id));
  }
  const isOther = saving.state === 'saved' && saving.id !== id && saving.id !== before;
  useEffect(() => {
    if (isOther) go(COMPOSE_AT_DRAFT + saving.id, { replace: true });
  }, [isOther, saving.id, go]);
  return <Composer start={start} around="page" onDone={() => go('/schedule')} />;
}

/** What stands in the composer already goes on there, with what is not saved yet. */
function startOf(id: string, openId: string): ComposerStart {
  if (id === NEW) return {};
  return id === openId ? { goesOn: true } : { savedId: id };
}
