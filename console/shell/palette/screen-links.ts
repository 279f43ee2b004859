/** Addresses at which a screen begins with something: see `useAsked`. */
export const COMPOSE = '/schedule?compose';
export const IMPORT = '/schedule?import';
export const NEW_PERSONA = '/personas?create';
export const NEW_CAMPAIGN = '/campaigns?create';
export const settingsOf = (personaId: string) => `/personas?persona=${personaId}`;
export const postAt = (postId: string) => `/schedule?post=${postId}`;
