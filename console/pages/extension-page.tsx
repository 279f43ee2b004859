import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ExtensionFeatures } from './extension/extension-features.tsx';
import { InstallGuide } from './extension/install-guide.tsx';
import { SupportedPlatforms, UsageTips } from './extension/platforms-and-tips.tsx';

const ToCome = () => <SkeletonBar className="h-24" />;
const ConnectExtension = lazyComponent(
  async () => (await import('#shared/features/auth/connect-extension.tsx')).ConnectExtension,
  {
    Meanwhile: ToCome,
  },
);
const ExtensionKeys = lazyComponent(
  async () => (await import('#shared/features/auth/extension-keys.tsx')).ExtensionKeys,
  {
    Meanwhile: ToCome,
  },
);
const SignedInDevices = lazyComponent(
  async () => (await import('#shared/features/auth/signed-in-devices.tsx')).SignedInDevices,
  {
    Meanwhile: ToCome,
  },
);

export default function ExtensionPage() {
  return (
    <>
      <PageHeading
        title={t('Browser Extension')}
        subtitle={t('Drafts in the voice of your personas, right inside X')}
      />
      <ExtensionFeatures />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <InstallGuide />
          <Section title={t('Connect')} text={t('Connect the extension in this browser.')}>
            <ConnectExtension />
          </Section>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Section
            title={t('Extension keys')}
            text={t(
              'A key lets one installed extension act for you. Revoking it signs that extension out.',
            )}
          >
            <ExtensionKeys />
          </Section>
          <Section
            title={t('Signed-in devices')}
            text={t('The browsers in which you are signed in.')}
          >
            <SignedInDevices />
          </Section>
        </div>
        <SupportedPlatforms />
        <UsageTips />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1">
        <Link href="/privacy" className="text-link underline">
          {t('What the browser extension reads, stores and sends')}
        </Link>
        <a href="/THIRD-PARTY-NOTICES.txt" className="text-link underline">
          {t('Open-source licences')}
        </a>
      </p>
    </>
  );
}

function Section(props: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">{props.title}</h2>
      <p className="mt-1 mb-5 text-sm text-muted">{props.text}</p>
      {props.children}
    </Card>
  );
}
