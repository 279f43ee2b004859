import { Component, type ReactNode } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { ErrorState } from './states.tsx';

/**
 * What it holds, until that cannot be drawn: its script did not come, with the network gone or a
 * newer Troupe on the server. The bar around it goes on working.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // The whole page: React keeps a script that did not come as failed.
    return (
      <ErrorState onRetry={() => window.location.reload()}>
        {t('This page could not be loaded.')}
      </ErrorState>
    );
  }
}
