import type { LangName } from '../options.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Labels } from './label-set.ts';

const byLang: Record<LangName, Labels> = { en, ar, ja, de, es, fr };

export function labelsFor(lang: LangName): Labels {
  return byLang[lang];
}
