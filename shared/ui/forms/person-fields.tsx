import type { ComponentProps } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { LineField, ParagraphField } from './text-fields.tsx';

type LineProps = ComponentProps<typeof LineField>;

/** What a person says about themselves: names, address and a few lines. */
export function PersonFields({
  text,
  firstRef,
  emailHint,
  bioRows,
}: {
  /** What binds a field to its text and says what is wrong with it. */
  text(
    name: 'firstName' | 'lastName' | 'email' | 'bio',
  ): Pick<LineProps, 'value' | 'onType' | 'error' | 'readOnly'>;
  firstRef?: LineProps['ref'];
  emailHint?: string;
  bioRows: number;
}) {
  return (
    <>
      <LineField
        label={t('First name')}
        ref={firstRef}
        autoComplete="given-name"
        {...text('firstName')}
      />
      <LineField label={t('Last name')} autoComplete="family-name" {...text('lastName')} />
      <div className="sm:col-span-2">
        <LineField
          label={t('Email')}
          hint={emailHint}
          type="email"
          autoComplete="email"
          {...text('email')}
        />
      </div>
      <div className="sm:col-span-2">
        <ParagraphField label={t('Bio')} rows={bioRows} {...text('bio')} />
      </div>
    </>
  );
}
