import { Button, IconButton } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useHost } from '#shared/client/host.tsx';
import { login } from '#shared/contracts/auth.ts';
import { displayName, useAuthentication, useSignOut } from '#shared/features/auth/queries.ts';
import { ComposerHost } from '#shared/features/schedule/composer/composer-host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { PageNotice } from '#shared/ui/feedback/page-notice.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { MenuIcon, SignOutIcon } from '#shared/ui/icons.tsx';
import { beginAnew } from '../host.ts';
import { Banners, Bell, BottomBar, CommandPalette, WorkspaceMenu } from '../lazy-pages.ts';
import { usePageStands } from '../page.tsx';
import { navigation, navigationGroups, personalNavigation, teamLinks } from '../routes.ts';
import { takeEarlyKeys } from './palette/early-keys.ts';
import { PersonalLinks } from './personal-links.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The mark and name of the product. */
function Brand({ nameClass = '' }: { nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <img src="/favicon.svg" alt="" width={28} height={28} decoding="sync" />
      <span className={`heading text-lg ${nameClass}`}>{t('Troupe')}</span>
    </span>
  );
}

const BAR = 'print:hidden sticky top-0 z-40 border-b border-line bg-page/90 backdrop-blur-md';
const BAR_ROW = 'mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 md:px-6';
/** Wider than the page below it: the longest language has all its links in one row. */
const FULL_ROW = `${BAR_ROW} xl:max-w-[92rem] min-[115rem]:max-w-[114rem]`;

const GROUP = 'ml-1 flex border-l border-line pl-1';
/** A screen that asks for it takes more of a wide window. */
const ROOM = 'max-w-6xl min-[100rem]:has-[[data-wide]]:max-w-[96rem]';
const ABOVE_BOTTOM_BAR = 'max-md:pb-24';

/** The frame of every page: skip link, navigation bar, main. */
export function Shell({ children }: { children: ReactNode }) {
  const { state } = useAuthentication();
  const isSignedIn = state === 'signed-in';
  const { stands } = usePageStands();
  // There is no palette for who is signed out: the keys are the page's again.
  useEffect(() => {
    if (state === 'signed-out') takeEarlyKeys();
  }, [state]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="print:hidden fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
      >
        {t('Skip to content')}
      </a>
      <NavigationBar />
      <PageNotice className="sticky top-16 z-30 mx-auto w-full max-w-6xl px-4 pt-4 md:px-6" />
      {isSignedIn && stands ? <Banners /> : null}
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full ${ROOM} flex-1 [--bar-height:4rem] px-4 py-8 md:px-6 md:py-10 ${state === 'signed-out' ? '' : ABOVE_BOTTOM_BAR}`}
      >
        {children}
      </main>
      {isSignedIn && stands ? <BottomBar /> : null}
      {isSignedIn ? <ComposerHost /> : null}
    </div>
  );
}

function NavigationBar() {
  const [location] = useLocation();
  const { state } = useAuthentication();
  const landing = location === '/' || location === '/landing';
  if (landing && state !== 'signed-in') return <LandingBar />;
  return <FullBar />;
}

function LandingBar() {
  const host = useHost();
  return (
    <header className={BAR}>
      <div className={BAR_ROW}>
        <Link href="/" aria-label="Troupe" className="mr-auto flex rounded-control">
          <Brand />
        </Link>
        <Button size="3" className="px-3.5" onClick={() => host.navigate(login.path)}>
          {t('Get Started')}
        </Button>
        <ThemeMenu />
      </div>
    </header>
  );
}

function FullBar() {
  const menu = useRef<HTMLDivElement>(null);
  const isSignedIn = useAuthentication().state === 'signed-in';
  const { stands } = usePageStands();
  const personal = isSignedIn ? personalNavigation : [];
  const close = () => menu.current?.hidePopover();
  return (
    <header className={BAR}>
      <div className={FULL_ROW}>
        <Link href="/" aria-label="Troupe" className="mr-4 flex rounded-control max-[1840px]:mr-1">
          <Brand nameClass="max-[420px]:hidden xl:max-[1400px]:hidden" />
        </Link>
        <nav aria-label={t('Main')} className="hidden min-w-0 flex-1 flex-wrap xl:flex">
          {navigationGroups.map((links, at) => (
            <span key={links[0].path} className={at === 0 ? 'contents' : GROUP}>
              <NavigationLinks links={links} />
            </span>
          ))}
        </nav>
        <div className="flex items-center gap-2 max-xl:grow max-xl:justify-end xl:ml-auto">
          {isSignedIn ? (
            <>
              <span className="grid size-10 place-items-center">
                {stands ? <CommandPalette /> : null}
              </span>
              <span className="grid size-10 place-items-center">{stands ? <Bell /> : null}</span>
              <span className="grid size-10 place-items-center">
                {stands ? <WorkspaceMenu onOpened={beginAnew} /> : null}
              </span>
            </>
          ) : null}
          <div className="hidden items-center gap-1 xl:flex">
            {personal.length > 0 ? <PersonalLinks /> : null}
            <Account />
          </div>
          <ThemeMenu />
          <IconButton
            variant="soft"
            color="gray"
            size="3"
            aria-label={t('Menu')}
            className="xl:hidden"
            popoverTarget="mobile-menu"
          >
            <MenuIcon size={20} />
          </IconButton>
        </div>
      </div>
      <div
        ref={menu}
        id="mobile-menu"
        popover="auto"
        className="menu inset-x-3 top-18 w-auto p-3 xl:hidden"
      >
        <nav aria-label={t('Mobile')} className="flex flex-col gap-1">
          <NavigationLinks
            links={isSignedIn ? [...navigation, ...teamLinks, ...personal] : navigation}
            onFollow={close}
          />
        </nav>
        <div className="mt-3 flex items-center justify-between gap-3 border-t border-line px-3 pt-3">
          <Account onDone={close} />
        </div>
      </div>
    </header>
  );
}

function NavigationLinks(props: {
  links: readonly { path: string; label: string }[];
  onFollow?: () => void;
}) {
  const [location] = useLocation();
  return props.links.map(({ path, label }) => (
    <Link
      key={path}
      href={path}
      onClick={props.onFollow}
      aria-current={location === path ? 'page' : undefined}
      className="rounded-control px-2.5 py-2 text-sm xl:max-[1840px]:px-[5px] xl:max-[1840px]:text-[13px] font-medium whitespace-nowrap text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link"
    >
      {t(label)}
    </Link>
  ));
}

function Account({ onDone }: { onDone?: () => void }) {
  const { state, user } = useAuthentication();
  const [location, navigate] = useLocation();
  const signOut = useSignOut();

  if (state === 'checking') return null;
  if (state === 'signed-out') {
    if (location === '/login') return null;
    return (
      <Link href="/login" onClick={onDone} className="px-2 text-sm font-medium text-link">
        {t('Sign in')}
      </Link>
    );
  }
  const leave = () => {
    onDone?.();
    signOut.mutate(undefined, { onSuccess: () => navigate('/login') });
  };
  return (
    <>
      <span className="max-w-40 truncate px-2 text-sm text-muted xl:max-[1840px]:hidden">
        {displayName(user)}
      </span>
      <SecondaryButton title={t('Sign out')} onClick={leave} busy={signOut.isPending}>
        {/* Where the links take the room, the icon alone is seen. */}
        <span className="hidden xl:max-[1840px]:contents">
          <SignOutIcon size={18} />
        </span>
        <span className="xl:max-[1840px]:sr-only">{t('Sign out')}</span>
      </SecondaryButton>
    </>
  );
}
