import { type ComponentType, useEffect } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { useClearOfButtons } from '../hooks/use-clear-of-buttons.ts';
import { type Toast, useToastStore } from './toast-store.ts';

/**
 * Where toasts appear: in the browser's top layer, above the overlay of every dialog. The two live
 * regions are rendered before any toast and before any dialog hides the page, so that it is announced.
 */
export function Toaster({ Card }: { Card: ComponentType<{ toast: Toast }> }) {
  const toasts = useToastStore((state) => state.toasts).filter((toast) => toast.open);
  const place = useClearOfButtons<HTMLElement>(toasts[0]?.id);
  useEffect(() => {
    place.current?.showPopover?.();
  }, [place]);
  const shown = (variant: Toast['variant']) =>
    toasts
      .filter((toast) => (toast.variant ?? 'default') === variant)
      .map((toast) => <Card key={toast.id} toast={toast} />);

  return (
    <section
      aria-label={t('Notifications')}
      ref={place}
      data-toaster=""
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-0 w-full max-w-none overflow-visible bg-transparent p-4 text-inherit md:left-auto md:max-w-[420px]"
    >
      <div role="status" aria-live="polite">
        {shown('default')}
      </div>
      <div role="alert" aria-live="assertive">
        {shown('destructive')}
      </div>
    </section>
  );
}
