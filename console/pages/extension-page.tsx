import type { ReactNode } from 'react';
import { ConnectExtension } from '#shared/features/auth/connect-extension.tsx';
import { ExtensionKeys } from '#shared/features/auth/extension-keys.tsx';
import { SignedInDevices } from '#shared/features/auth/signed-in-devices.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ExtensionFeatures } from './extension/extension-features.tsx';
import { InstallGuide } from './extension/install-guide.tsx';
import { SupportedPlatforms, UsageTips } from './extension/platforms-and-tips.tsx';

export default function ExtensionPage() {
  return (
    <>
      <PageHeading
        title="Browser Extension"
        subtitle="Drafts in the voice of your personas, right inside X"
      />
      <ExtensionFeatures />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <InstallGuide />
          <Section title="Connect" text="Hands a key to the extension of this browser.">
            <ConnectExtension />
          </Section>
        </div>
        <div className="grid min-w-0 gap-6">
          <Section
            title="Extension keys"
            text="A key lets one installed extension act for you. Revoke it and that extension is out."
          >
            <ExtensionKeys />
          </Section>
          <Section title="Signed-in devices" text="The browsers in which you are signed in.">
            <SignedInDevices />
          </Section>
        </div>
        <SupportedPlatforms />
        <UsageTips />
      </div>
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
