import type { Label } from '#shared/contracts/messages/labels.ts';

const hues = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
] as const;

/** What a person would call a colour given as `#rrggbb`. */
export function colourName(hex: string): Label {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2;
  const spread = most - least;
  if (light < 0.1) return 'black';
  if (light > 0.93) return 'white';
  if (spread < 0.1) return light < 0.35 ? 'dark grey' : light > 0.75 ? 'light grey' : 'grey';
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const name = hues.find(([until]) => sixth * 60 < until)?.[1] ?? 'red';
  if (light < 0.25) return name === 'orange' ? 'brown' : `dark ${name}`;
  return light > 0.78 ? `light ${name}` : name;
}
