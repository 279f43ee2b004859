import { Button, IconButton } from '@radix-ui/themes';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { focusHeading } from '../hooks/focus-return.ts';
import { CloseIcon } from '../icons.tsx';
import { dismissToast, TOAST_ACTION_MS, TOAST_DISPLAY_MS, type Toast } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

/** One toast: closed by its button, a press, a swipe to the right or after its time. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const swipe = useSwipeRight(() => dismissToast(toast.id));
  const displayMs = toast.action || toast.onOpen ? TOAST_ACTION_MS : TOAST_DISPLAY_MS;
  const focus = useReturnedFocus();

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), displayMs);
    return () => clearTimeout(timer);
  }, [held, toast.id, displayMs]);

  const tone =
    toast.variant === 'destructive'
      ? 'border-[var(--ruby-9)] bg-[color-mix(in_srgb,var(--ruby-9)_9%,var(--panel))]'
      : 'border-line bg-panel';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping, holding and a press only add to the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does it for the keyboard
    <div
      className={`pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border p-4 shadow-raised motion-safe:animate-[toast-in_180ms_ease-out] ${tone}`}
      style={swipe.style}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        focus.onFocus(event);
      }}
      onBlur={() => {
        setHeld(false);
        focus.onBlur();
      }}
      onClick={() => dismissToast(toast.id)}
      {...swipe.handlers}
    >
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="mt-0.5 text-muted">{toast.description}</p> : null}
        {toast.reason ? <p className="text-muted">{toast.reason}</p> : null}
      </div>
      {toast.action?.Keys ? <toast.action.Keys toast={toast} /> : null}
      {toast.action ? (
        <Button
          size="1"
          variant="soft"
          data-undo={toast.action.isUndo ? '' : undefined}
          title={toast.action.hint}
          aria-keyshortcuts={toast.action.Keys && 'Control+Z Meta+Z'}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={toast.action.act}
        >
          {toast.action.label}
        </Button>
      ) : null}
      {toast.onOpen ? (
        <Button
          size="1"
          variant="soft"
          color="gray"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={toast.onOpen}
        >
          {t('Open')}
        </Button>
      ) : null}
      <IconButton
        variant="ghost"
        color="gray"
        size="1"
        aria-label={t('Close notification')}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Returns the focus to the element that had it before the toast, or else to the heading. */
function useReturnedFocus() {
  const before = useRef<EventTarget | null>(null);
  const isWithin = useRef(false);
  useEffect(
    () => () => {
      if (!isWithin.current) return;
      const { current: last } = before;
      if (last instanceof HTMLElement && last.isConnected) last.focus();
      else focusHeading();
    },
    [],
  );
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      isWithin.current = true;
      if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
    },
    onBlur() {
      isWithin.current = false;
    },
  };
}

function useSwipeRight(onSwipe: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    setStart(null);
    setMoved(0);
  };
  return {
    style: moved > 0 ? { transform: `translateX(${moved}px)` } : undefined,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(event.clientX);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start !== null) setMoved(Math.max(0, event.clientX - start));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (start !== null && event.clientX - start >= SWIPE_THRESHOLD_PX) onSwipe();
        end();
      },
      onPointerCancel: end,
    },
  };
}
