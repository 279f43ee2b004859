import { Button, IconButton } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useHost } from '#shared/client/host.tsx';
import { login } from '#shared/contracts/auth.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { ComposerHost } from '#shared/features/schedule/composer/composer-host.tsx';
import { t } from '#shared/i18n/translate.ts';
import { PageNotice } from '#shared/ui/feedback/page-notice.tsx';
import { MenuIcon } from '#shared/ui/icons.tsx';
import { beginAnew } from '../host.ts';
import { AccountMenu, Banners, Bell, BottomBar, CommandPalette } from '../lazy-pages.ts';
import { usePageStands } from '../page.tsx';
import { menuLinks, places } from '../routes.ts';
import { ApprovalCount } from './approval-count.tsx';
import { DarkToggle } from './dark-toggle.tsx';
import { takeEarlyKeys } from './palette/early-keys.ts';

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
/** A screen that asks for it takes more of a wide window. */
const ROOM = 'max-w-6xl min-[100rem]:has-[[data-wide]]:max-w-[96rem]';
const ABOVE_BOTTOM_BAR = 'max-md:pb-24';

/** The frame of every page: skip link, navigation bar, main. */
export function Shell({ children }: { children: ReactNode }) {
  const { state } = useAuthentication();
  const isSignedIn = state === 'signed-in';
  const { stands } = usePageStands();
  const [location] = useLocation();
  const hasMenus = isSignedIn && stands && !hasOwnBar(location, isSignedIn);
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
      {hasMenus ? <Banners /> : null}
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full ${ROOM} flex-1 [--bar-height:4rem] px-4 py-8 md:px-6 md:py-10 ${state === 'signed-out' ? '' : ABOVE_BOTTOM_BAR}`}
      >
        {children}
      </main>
      {hasMenus ? <BottomBar /> : null}
      {isSignedIn ? <ComposerHost /> : null}
    </div>
  );
}

/** Screens without navigation: the landing page for visitors, and invitations. */
const hasOwnBar = (location: string, isSignedIn: boolean) =>
  location.startsWith('/invite/') || (!isSignedIn && (location === '/' || location === '/landing'));

function NavigationBar() {
  const [location] = useLocation();
  const isSignedIn = useAuthentication().state === 'signed-in';
  return hasOwnBar(location, isSignedIn) ? <PlainBar /> : <FullBar />;
}

function PlainBar() {
  const host = useHost();
  const [location] = useLocation();
  return (
    <header className={BAR}>
      <div className={BAR_ROW}>
        <Link href="/" aria-label="Troupe" className="mr-auto flex rounded-control">
          <Brand />
        </Link>
        {location.startsWith('/invite/') ? null : (
          <Button size="3" className="px-3.5" onClick={() => host.navigate(login.path)}>
            {t('Get Started')}
          </Button>
        )}
        <DarkToggle />
      </div>
    </header>
  );
}

const MENU = 'main-menu';

function FullBar() {
  const menu = useRef<HTMLDivElement>(null);
  const { state, user } = useAuthentication();
  const { stands } = usePageStands();
  const close = () => menu.current?.hidePopover();
  return (
    <header className={BAR}>
      <div className={BAR_ROW}>
        <Link href="/" aria-label="Troupe" className="mr-2 flex rounded-control">
          <Brand nameClass="max-[420px]:hidden md:max-lg:hidden" />
        </Link>
        <nav aria-label={t('Main')} className="hidden min-w-0 md:flex">
          <NavigationLinks links={places} />
        </nav>
        <Button
          variant="ghost"
          color="gray"
          className="m-0 max-md:hidden"
          popoverTarget={MENU}
          onClick={({ currentTarget }) => placeBelow(menu.current, currentTarget)}
        >
          {t('Menu')} <MenuIcon size={16} />
        </Button>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          {user ? (
            <>
              <span className="grid size-10 shrink-0 place-items-center">
                {stands ? <CommandPalette /> : null}
              </span>
              <span className="grid size-10 shrink-0 place-items-center">
                {stands ? <Bell /> : null}
              </span>
            </>
          ) : null}
          {user ? (
            <span className="flex h-10 w-10 min-w-0 items-center justify-end lg:w-44">
              {stands ? <AccountMenu user={user} onOpened={beginAnew} /> : null}
            </span>
          ) : null}
          {state === 'signed-out' ? <SignInLink /> : null}
          <DarkToggle />
          <IconButton
            variant="soft"
            color="gray"
            size="3"
            aria-label={t('Menu')}
            className="md:hidden"
            popoverTarget={MENU}
          >
            <MenuIcon size={20} />
          </IconButton>
        </div>
      </div>
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        className="menu top-18 p-3 max-md:inset-x-3 max-md:w-auto md:right-auto md:left-(--menu-left) md:w-56"
      >
        <nav aria-label={t('More places')} className="flex flex-col gap-1">
          <span className="contents md:hidden">
            <NavigationLinks links={places} onFollow={close} />
          </span>
          <NavigationLinks links={menuLinks} onFollow={close} />
        </nav>
      </div>
    </header>
  );
}

/** The menu opens under its button wherever the language has put that. */
function placeBelow(menu: HTMLElement | null, button: HTMLElement): void {
  menu?.style.setProperty('--menu-left', `${button.getBoundingClientRect().left}px`);
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
      className="flex items-center gap-1.5 rounded-control px-2.5 py-2 text-sm font-medium whitespace-nowrap text-muted hover:bg-tint hover:text-ink aria-[current=page]:bg-link-tint aria-[current=page]:text-link"
    >
      {t(label)}
      {path === '/approvals' ? <ApprovalCount /> : null}
    </Link>
  ));
}

function SignInLink() {
  const [location] = useLocation();
  if (location === '/login') return null;
  return (
    <Link href="/login" className="px-2 text-sm font-medium whitespace-nowrap text-link">
      {t('Sign in')}
    </Link>
  );
}
