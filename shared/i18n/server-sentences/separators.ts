import { spoken } from '../translate.ts';

const dense = () => spoken() === 'ja' || spoken() === 'zh';

/** Between two sentences. */
export const gap = () => (dense() ? '' : ' ');
/** Between the parts of a list. */
export const comma = () => (dense() ? '、' : ', ');
/** Between two halves of a sentence. */
export const semicolon = () => (dense() ? '；' : spoken() === 'fr' ? '\u202f; ' : '; ');
