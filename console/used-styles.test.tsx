import { expect, test } from 'vitest';
import { withoutUnused } from './used-styles.ts';

test('rules of components that no script names go, and groups that are empty then', () => {
  const css = [
    '@layer theme,base;',
    '.rt-Button,.rt-Slider:hover{color:red}',
    '.rt-Slider{color:blue}',
    '@media (width>1px){.rt-Slider:where(.a,.b){top:0}}',
    '@media (width>1px){.rt-Button:not(.rt-Slider){top:0}.mt-1{margin:0}}',
    '.sm\\:rt-r-size-2{top:0}',
    '@keyframes turn{to{top:0}}',
    '[data-a="x"],.b:is(.c,.d){left:0}',
  ];
  expect(withoutUnused(css.join(''), new Set(['rt-Button']))).toBe(
    '@layer theme,base;.rt-Button{color:red}@media (width>1px){.rt-Button:not(.rt-Slider){top:0}.mt-1{margin:0}}@keyframes turn{to{top:0}}[data-a="x"],.b:is(.c,.d){left:0}',
  );
});

test('rules by width stay where a script has properties by width', () => {
  const css = '.sm\\:rt-r-size-2{top:0}';
  expect(withoutUnused(css, new Set(['widths']))).toBe(css);
});
