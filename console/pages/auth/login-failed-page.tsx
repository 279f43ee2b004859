import { Button } from '@radix-ui/themes';
import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { AlertIcon } from '#shared/ui/icons.tsx';

export default function LoginFailedPage() {
  return (
    <div className="mx-auto max-w-md py-10 md:py-16">
      <Card className="flex flex-col items-center p-8 text-center">
        <span className="text-danger">
          <AlertIcon size={36} />
        </span>
        <h1 tabIndex={-1} className="heading headline mt-4 text-3xl">
          {t('Login Failed')}
        </h1>
        <p className="mt-2 text-balance text-muted">
          {t('There was an error signing in with X. Please try again.')}
        </p>
        <Button size="3" className="mt-8 w-full" asChild>
          <Link href="/login">{t('Try Again')}</Link>
        </Button>
      </Card>
    </div>
  );
}
