/** What the settings offer, and the interface speaks. */
export const languages = ['en', 'es', 'fr', 'de', 'ja', 'zh'] as const;
export type Language = (typeof languages)[number];
