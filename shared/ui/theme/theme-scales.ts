import type { ThemeProps } from '@radix-ui/themes/components/theme';
import type { Personality } from './theme-store.ts';

type Scales = Required<Pick<ThemeProps, 'accentColor' | 'grayColor' | 'radius'>>;

/** The Radix scales each personality starts from; tokens.css gives them their own colours. */
export const scales: Record<Personality, Scales> = {
  professional: { accentColor: 'gray', grayColor: 'gray', radius: 'medium' },
  neon: { accentColor: 'purple', grayColor: 'mauve', radius: 'large' },
  crypto: { accentColor: 'amber', grayColor: 'slate', radius: 'medium' },
  elegant: { accentColor: 'ruby', grayColor: 'mauve', radius: 'small' },
  vibrant: { accentColor: 'blue', grayColor: 'slate', radius: 'large' },
  minimal: { accentColor: 'gray', grayColor: 'sand', radius: 'none' },
};
