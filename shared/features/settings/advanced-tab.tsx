import { t } from '#shared/i18n/translate.ts';
import { KeyField } from './key-field.tsx';
import { NumberField } from './number-field.tsx';
import { SectionCard } from './section-card.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** Keys of the person's own, and how much may happen in an hour and a minute. */
export function AdvancedTab({ fields }: { fields: SettingsFields }) {
  const { api } = fields.saved;
  const { rateLimits } = fields.shown.api;
  return (
    <SectionCard
      title={t('API configuration')}
      note={t(
        'Keys are encrypted and never shown again. Without one, Troupe uses what this server offers.',
      )}
    >
      <div className="grid gap-5">
        <KeyField
          key={`openai ${api.openaiApiKey}`}
          fields={fields}
          name="openaiApiKey"
          label={t('OpenAI API key')}
          hint={t('Your drafts are written with it, on your own account at OpenAI.')}
        />
        <KeyField
          key={`gemini ${api.geminiApiKey}`}
          fields={fields}
          name="geminiApiKey"
          label={t('Gemini API key')}
          hint={t('Likewise, on your own account at Google.')}
        />
        <KeyField
          key={`twitter ${api.twitterApiKey}`}
          fields={fields}
          name="twitterApiKey"
          label={t('Twitter API key')}
          hint={t('Never needed: Troupe posts with the X account you have signed in with.')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            fields={fields}
            place="api.rateLimits.postsPerHour"
            label={t('Posts per hour')}
            hint={t('From 1 to 100. What is over it waits.')}
            max={100}
            value={rateLimits.postsPerHour}
          />
          <NumberField
            fields={fields}
            place="api.rateLimits.requestsPerMinute"
            label={t('Requests per minute')}
            hint={t(
              'From 1 to 1000. Drafts and analyses by a model; what is over it is refused for a moment.',
            )}
            max={1_000}
            value={rateLimits.requestsPerMinute}
          />
        </div>
      </div>
    </SectionCard>
  );
}
