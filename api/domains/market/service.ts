export { findCoin } from './search-coins.ts';
