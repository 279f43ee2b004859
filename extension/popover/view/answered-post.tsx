import { RichText } from '#shared/i18n/rich-text.tsx';
import { t } from '#shared/i18n/translate.ts';
import type { Answering } from '../../x-page/composer/answering.ts';

const shown = 280;

/** What the draft will answer, so that a person sees that the right post was read. */
export function AnsweredPost({ answering }: { answering: Answering }) {
  if (answering.kind === 'new') return null;
  const { author, text } = answering.kind === 'reply' ? answering.post : answering.quoted;
  const isCut = answering.kind === 'reply' && answering.post.cut;
  return (
    <blockquote className="answered">
      <p className="author">
        <RichText
          text={answering.kind === 'reply' ? 'Replying to {handle}' : 'Quoting {handle}'}
          parts={{ handle: <b>@{author || t('unknown')}</b> }}
        />
        {isCut && <span className="cut"> · {t('X shows the beginning only')}</span>}
      </p>
      <p className="snippet" dir="auto">
        {text === '' ? t('A post without text') : text.slice(0, shown)}
      </p>
    </blockquote>
  );
}
