import { t } from '#shared/i18n/translate.ts';
import type { Draft } from '../../protocol.ts';

/** What a draft stands on: its voice match, the texts it leans on, and what its figures count. */
export function Why({ draft }: { draft: Draft }) {
  const { voiceMatch, samples, explanation, checks = [] } = draft;
  return (
    <details className="why">
      <summary>{t('Why this draft')}</summary>
      <p>
        {voiceMatch === null
          ? t('Voice match: needs 20 samples of this persona.')
          : t('Voice match: {voiceMatch} of 100.', { voiceMatch: Math.round(voiceMatch) })}
      </p>
      {samples.length > 0 && (
        <>
          <p>{t('Samples nearest to the subject:')}</p>
          <ul>
            {samples.map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
        </>
      )}
      {explanation.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {checks.length > 0 && (
        <ul className="checks" aria-label={t('Checklist')}>
          {checks.map(({ holds, text }) => (
            <li key={text}>
              <span role="img" aria-label={holds ? t('Helps:') : t('Missing:')}>
                {holds ? '✓' : '✗'}
              </span>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
