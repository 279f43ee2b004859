import type { Account } from '../records.ts';

const colours = ['#1d4ed8', '#047857', '#b45309', '#7c3aed', '#be123c', '#0e7490'];

/** Initials on a colour, as a data URL: an address would make a browser ask another machine. */
export function profilePicture({ id, name }: Account): string {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  const colour = colours[Number(BigInt(id) % BigInt(colours.length))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour}"/><text x="24" y="31" font-family="sans-serif" font-size="20" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
