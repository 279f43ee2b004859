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
          hint={t('Used for OpenAI drafts and billed to your OpenAI account.')}
        />
        <KeyField
          key={`gemini ${api.geminiApiKey}`}
          fields={fields}
          name="geminiApiKey"
          label={t('Gemini API key')}
          hint={t('Used for Gemini drafts and billed to your Google account.')}
        />
        {/* An older server keeps none. */}
        {api.grokApiKey === undefined ? null : (
          <KeyField
            key={`grok ${api.grokApiKey}`}
            fields={fields}
            name="grokApiKey"
            label={t('Grok API key')}
            hint={t('Used for Grok drafts and billed to your xAI account.')}
          />
        )}
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
            hint={t('1-100. Posts over the limit are posted later.')}
            max={100}
            value={rateLimits.postsPerHour}
          />
          <NumberField
            fields={fields}
            place="api.rateLimits.requestsPerMinute"
            label={t('Requests per minute')}
            hint={t(
              '1-1000. Drafts and analyses by a model. Requests over the limit are rejected.',
            )}
            max={1_000}
            value={rateLimits.requestsPerMinute}
          />
        </div>
      </div>
    </SectionCard>
  );
}
