import { useLocation } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { useSignOut } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { scheduledPosts } from '#shared/features/schedule/queries.ts';
import { statusLook } from '#shared/features/schedule/worklist/post-status.ts';
import { typeBadge } from '#shared/i18n/persona-labels.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';
import { accountLinks, menuLinks, places } from '../../routes.ts';
import { COMPOSE } from './key-action.ts';
import type { PaletteGroup } from './matching-items.ts';

const screens = [
  ...places,
  ...menuLinks,
  { path: '/notifications', label: msg('Notifications') },
  { path: '/audit', label: msg('Audit log') },
  ...accountLinks,
];

/** Everything that the palette leads to, in the language of the interface. */
export function usePaletteGroups(onShowKeys: () => void): PaletteGroup[] {
  const api = useApi();
  const [, go] = useLocation();
  const signOut = useSignOut();
  const { dark, toggleDark } = useThemeStore();
  const personas = useQuery(personaList(api)).data ?? [];
  const posts = useQuery(scheduledPosts(api)).data ?? [];
  const at = (path: string, label: string) => ({ id: path, label, act: () => go(path) });
  return [
    {
      label: t('Screens'),
      items: screens.map((screen) => ({
        ...at(screen.path, t(screen.label)),
        text: 'title' in screen ? t(screen.title) : '',
      })),
    },
    {
      label: t('Actions'),
      items: [
        { ...at(COMPOSE, t('Write a post')), note: 'c' },
        at('/schedule?import', t('Import posts from a CSV file')),
        at('/personas?create', t('Create Persona')),
        at('/campaigns?create', t('New Campaign')),
        {
          id: 'look',
          label: dark ? t('Switch to light mode') : t('Switch to dark mode'),
          act: toggleDark,
        },
        { id: 'keys', label: t('Keyboard shortcuts'), note: '?', act: onShowKeys },
        {
          id: 'sign-out',
          label: t('Sign out'),
          act: () => signOut.mutate(undefined, { onSuccess: () => go('/login') }),
        },
      ],
    },
    {
      label: t('Personas'),
      items: personas.map(({ id, name, type, description }) => ({
        ...at(`/personas?persona=${id}`, name),
        note: typeBadge(type),
        text: description,
      })),
    },
    {
      label: t('Posts'),
      isLong: true,
      items: posts.map(({ id, content, status, personaName }) => ({
        ...at(`/schedule?post=${id}`, excerpt(content, 80)),
        note: statusLook(status).label,
        text: `${content} ${personaName ?? ''}`,
      })),
    },
  ];
}
