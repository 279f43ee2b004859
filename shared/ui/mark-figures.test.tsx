import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markFigures } from './mark-figures.tsx';

const marked = (text: string, ...names: string[]) => {
  const figures = names.map((name) => ({ text: name, start: 0, end: 0 }));
  const { container } = render(<p>{markFigures(text, figures)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

test('a figure is marked wherever it stands, also once words before it were changed', () => {
  expect(marked('now 72 % of blocks, then $1.5', '72 %', '$1.5')).toEqual(['72 %', '$1.5']);
  expect(marked('72 % and again 72 %', '72 %')).toEqual(['72 %', '72 %']);
});

test('a part of a longer number is another figure', () => {
  expect(marked('50 or 5 or 1.5 or 5.5, 15 and 5.', '5')).toEqual(['5', '5']);
  expect(marked('$1.50 for $1', '$1')).toEqual(['$1']);
  expect(marked('nothing to check')).toEqual([]);
});
