/** What Ladle shows and how: see https://ladle.dev/docs/config. */
export default {
  stories: 'shared/**/*.stories.tsx',
  viteConfig: 'tools/gallery/vite.config.mjs',
  port: 3030,
  addons: {
    action: { enabled: false },
    control: { enabled: false },
    rtl: { enabled: false },
    width: { options: { phone: 360, tablet: 768, desk: 1280 } },
  },
};
