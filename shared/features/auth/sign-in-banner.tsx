import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ContinueButton, SignInTerms } from './continue-with-x.tsx';

/**
 * The way in above a screen that a visitor may look at; `sentence` says what for. It waits for no
 * answer of the server: whatever came later would push that screen down.
 */
export default function SignInBanner(props: { sentence: string; returnTo: string }) {
  return (
    <Card className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[1fr_minmax(16rem,22rem)]">
      <div>
        <h2 className="heading text-xl">{t('Sign in with X')}</h2>
        <p className="mt-1">{props.sentence}</p>
        <SignInTerms className="mt-3" />
      </div>
      <ContinueButton returnTo={props.returnTo} />
    </Card>
  );
}
