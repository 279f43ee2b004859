import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';

// Both stand on a tab or a step that is not the first: the first script of their screens stays small.
const loadEmbedded = () => import('./embedded-models/embedded-models.tsx');
const loadLocalServer = () => import('./local-server/local-server.tsx');

/** Models that run beside the server, without another program. */
export const EmbeddedModelsPart = lazyComponent(async () => (await loadEmbedded()).EmbeddedModels);

/** The model servers of the machine that Troupe runs on. */
export const LocalServerPart = lazyComponent(async () => (await loadLocalServer()).LocalServer);

/**
 * What a screen loads `ahead`, before the tab that shows it is opened. The onboarding does not: its step
 * comes at once.
 */
export const modelParts = [EmbeddedModelsPart, LocalServerPart];
