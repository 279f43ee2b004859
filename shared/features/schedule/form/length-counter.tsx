import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { LengthLine, type LengthProps } from './length-line.tsx';

/** The length of a text as X counts it. */
export function LengthCounter({ text, ...rest }: LengthProps) {
  return <LengthLine {...rest} length={weightedLength(text)} />;
}
