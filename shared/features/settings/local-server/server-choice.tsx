import { useId, useState } from 'react';
import type { LocalServerInfo } from '#shared/contracts/local-servers.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { modelSize } from './model-size.ts';

interface Props {
  server: LocalServerInfo;
  /** The model that writes now, where it is one of this server. */
  current: string | null;
  /** Whether the press is what the section is for: nothing is chosen yet. */
  isFirst: boolean;
  busy: boolean;
  onChoose(model: string): void;
}

/** The models of one server, with their sizes, and the press that lets one of them write. */
export function ServerChoice({ server, current, isFirst, busy, onChoose }: Props) {
  const group = useId();
  const [picked, pick] = useState<string | null>(null);
  const { models, suggested } = server;
  const name = t(server.name);
  const isListed = models.some((model) => model.name === picked);
  const marked = (isListed ? picked : null) ?? current ?? suggested;

  if (models.length === 0) {
    return (
      <p className="text-sm text-muted">
        {t('{name} is running, but has no model yet. Download one with it, then check again.', {
          name,
        })}
      </p>
    );
  }
  return (
    <fieldset className="grid w-full justify-items-start gap-2">
      <legend className="mb-2 text-sm font-semibold">{t('Models of {name}', { name })}</legend>
      <ul className="grid max-h-80 w-full list-none gap-1 overflow-y-auto">
        {models.map((model) => (
          <li key={model.name}>
            <label className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-tint has-checked:bg-link-tint has-focus-visible:outline-2">
              <input
                type="radio"
                name={group}
                value={model.name}
                checked={marked === model.name}
                onChange={() => pick(model.name)}
                className="accent-(--accent-9)"
              />
              <span className="min-w-0 flex-1 text-sm leading-tight">
                <span className="block font-medium break-words">{model.name}</span>
                <span className="block text-xs text-muted">
                  {[
                    modelSize(model),
                    model.name === suggested ? t('Suggested') : '',
                    model.name === current ? t('In use') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {marked !== null && marked !== current ? (
        <BusyButton
          type="button"
          variant={isFirst ? 'solid' : 'soft'}
          busy={busy}
          onClick={() => onChoose(marked)}
        >
          {t('Use {model} of {name}', { model: marked, name })}
        </BusyButton>
      ) : null}
    </fieldset>
  );
}
