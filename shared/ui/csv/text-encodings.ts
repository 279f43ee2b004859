import { msg } from '#shared/i18n/translate.ts';

/** What a file may be written in, as `TextDecoder` names it, with what people know it by. */
export const textEncodings = [
  { value: 'utf-8', label: 'UTF-8', script: msg('Unicode') },
  { value: 'utf-16le', label: 'UTF-16 LE', script: msg('Unicode') },
  { value: 'utf-16be', label: 'UTF-16 BE', script: msg('Unicode') },
  { value: 'windows-1252', label: 'Windows-1252', script: msg('Western European') },
  { value: 'windows-1250', label: 'Windows-1250', script: msg('Central European') },
  { value: 'iso-8859-2', label: 'ISO 8859-2', script: msg('Central European') },
  { value: 'windows-1251', label: 'Windows-1251', script: msg('Cyrillic') },
  { value: 'koi8-r', label: 'KOI8-R', script: msg('Cyrillic') },
  { value: 'koi8-u', label: 'KOI8-U', script: msg('Cyrillic') },
  { value: 'ibm866', label: 'CP 866', script: msg('Cyrillic') },
  { value: 'windows-1253', label: 'Windows-1253', script: msg('Greek') },
  { value: 'windows-1254', label: 'Windows-1254', script: msg('Turkish') },
  { value: 'windows-1255', label: 'Windows-1255', script: msg('Hebrew') },
  { value: 'windows-1256', label: 'Windows-1256', script: msg('Arabic') },
  { value: 'windows-1257', label: 'Windows-1257', script: msg('Baltic') },
  { value: 'windows-1258', label: 'Windows-1258', script: msg('Vietnamese') },
  { value: 'windows-874', label: 'Windows-874', script: msg('Thai') },
  { value: 'gb18030', label: 'GBK, GB 18030', script: msg('Chinese, simplified') },
  { value: 'big5', label: 'Big5', script: msg('Chinese, traditional') },
  { value: 'shift_jis', label: 'Shift JIS', script: msg('Japanese') },
  { value: 'euc-jp', label: 'EUC-JP', script: msg('Japanese') },
  { value: 'iso-2022-jp', label: 'ISO-2022-JP', script: msg('Japanese') },
  { value: 'euc-kr', label: 'EUC-KR', script: msg('Korean') },
] as const;

export type TextEncoding = (typeof textEncodings)[number]['value'];
