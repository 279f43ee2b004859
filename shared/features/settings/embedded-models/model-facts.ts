import type { EmbeddedModel } from '#shared/contracts/embedded-models.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import { fileSize } from '../local-server/model-size.ts';

/** `1.3 GB on disk · 2 GB of memory · 119 languages · Apache-2.0`. */
export function modelFacts(model: EmbeddedModel): string {
  const { bytes, memoryBytes, languages, licence, secondsPerReply } = model;
  return [
    t('{size} on disk', { size: fileSize(bytes) }),
    t('{size} of memory', { size: fileSize(memoryBytes) }),
    tn(languages, '{n} language', '{n} languages'),
    licence,
    secondsPerReply === null
      ? ''
      : t('about {seconds} s a reply here', { seconds: formatNumber(secondsPerReply) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Why this machine cannot take the model. Null where it can, as far as it says. */
export function whyNotHere(
  { bytes, receivedBytes, memoryBytes }: EmbeddedModel,
  machine: { freeDiskBytes: number | null; memoryBytes: number },
): string | null {
  const { freeDiskBytes } = machine;
  if (memoryBytes > machine.memoryBytes) return t('This computer has too little memory for it.');
  if (freeDiskBytes === null || bytes - receivedBytes <= freeDiskBytes) return null;
  return t('Not enough disk space: {size} are free.', { size: fileSize(freeDiskBytes) });
}

export function faultSentence(fault: NonNullable<EmbeddedModel['fault']>): string {
  switch (fault) {
    case 'disk_full':
      return t('The disk is full. Free some space, then resume the download.');
    case 'refused':
      return t('The publisher refused the download. Try again later.');
    case 'wrong_checksum':
      return t('The file was damaged on its way and is removed. Download it again.');
    case 'engine':
      return t(
        'The program that runs models could not be downloaded. Check the connection, then try again.',
      );
    case 'no_npm':
      return t(
        'This installation cannot download the program that runs models, as npm is missing.',
      );
    default:
      return t('The download was interrupted. Check your connection, then try again.');
  }
}
