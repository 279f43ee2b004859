import { Badge } from '@radix-ui/themes';
import { memo, type ReactNode, useId } from 'react';
import type { Persona } from '#shared/contracts/personas.ts';
import { RoleButton, useMay } from '#shared/features/auth/public.tsx';
import { useLanguage } from '#shared/i18n/language-store.ts';
import { platformLabel, toneLabel, typeBadge } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { PauseIcon, PlayIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { DeleteButton } from '#shared/ui/delete-button.tsx';
import { StatusDot } from '#shared/ui/feedback/status-dot.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { SettingsIcon } from '#shared/ui/icons.tsx';
import { useTogglePersona } from './change-queries.ts';
import { PersonaAvatar } from './persona-avatar.tsx';
import type { OpenDialog } from './persona-dialogs.tsx';

/** Drawn anew when its persona changes, not whenever a dialog opens and closes over the list. */
export const PersonaCard = memo(function PersonaCard(props: {
  persona: Persona;
  onOpen(dialog: OpenDialog): void;
}) {
  useLanguage();
  const { persona, onOpen } = props;
  const { shown, toggle } = useTogglePersona(persona);
  const titleId = useId();
  const active = shown === 'active';
  const may = useMay('library.write');

  return (
    <Card className="flex h-full flex-col transition-shadow hover:shadow-raised">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col">
        <div className="flex items-center gap-3.5">
          <PersonaAvatar image={persona.profileImageUrl} type={persona.type} />
          <div className="min-w-0">
            <h2
              id={titleId}
              dir="auto"
              className="heading truncate pb-0.5 text-left text-lg"
              title={persona.name}
            >
              {persona.name}
            </h2>
            <Badge variant="soft">{typeBadge(persona.type)}</Badge>
          </div>
        </div>
        <div className="mt-4 flex-1">
          <p
            dir="auto"
            className="line-clamp-3 text-sm wrap-anywhere text-muted"
            title={persona.description}
          >
            {persona.description}
          </p>
        </div>
        <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
          <Fact name={t('Platform')}>{platformLabel(persona.platform)}</Fact>
          <Fact name={t('Tone')}>{toneLabel(persona.tone)}</Fact>
          <Fact name={t('Status')}>
            <Badge variant="soft" color={active ? 'green' : 'gray'}>
              <StatusDot isActive={active} size="size-1.5" />
              {active ? t('Active') : t('Inactive')}
            </Badge>
          </Fact>
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <SecondaryButton
            className="flex-1 max-sm:px-1.5"
            data-edit=""
            aria-label={t('Settings for {name}', { name: persona.name })}
            onClick={() => onOpen({ kind: 'settings', persona })}
          >
            <SettingsIcon /> {t('Settings')}
          </SecondaryButton>
          <RoleButton
            needs="library.write"
            variant="soft"
            color="gray"
            className="flex-1 max-sm:px-1.5"
            aria-label={
              active
                ? t('Pause {name}', { name: persona.name })
                : t('Start {name}', { name: persona.name })
            }
            onClick={toggle}
          >
            {active ? <PauseIcon /> : <PlayIcon />} {active ? t('Pause') : t('Start')}
          </RoleButton>
          {may ? (
            <DeleteButton
              label={t('Delete {name}', { name: persona.name })}
              onPress={() => onOpen({ kind: 'delete', persona })}
            />
          ) : null}
        </div>
      </article>
    </Card>
  );
});

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
