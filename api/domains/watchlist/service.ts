export { evaluateWatchlist } from './evaluate-watchlist.ts';
