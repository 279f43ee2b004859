export interface SandboxCoin {
  id: string;
  symbol: string;
  name: string;
  /** US dollars that its price wanders around. */
  usd: number;
  rank: number;
  /** Worth a dollar: nobody writes headlines about it. */
  isStable: boolean;
}

const rows = `
bitcoin BTC Bitcoin 98400
ethereum ETH Ethereum 3650
tether USDT Tether 1
ripple XRP XRP 2.31
solana SOL Solana 214
binancecoin BNB BNB 690
usd-coin USDC USDC 1
dogecoin DOGE Dogecoin 0.21
tron TRX TRON 0.29
cardano ADA Cardano 0.74
hyperliquid HYPE Hyperliquid 41
chainlink LINK Chainlink 18.4
sui SUI Sui 3.4
avalanche-2 AVAX Avalanche 27
stellar XLM Stellar 0.28
litecoin LTC Litecoin 104
hedera-hashgraph HBAR Hedera 0.19
shiba-inu SHIB Shiba_Inu 0.0000121
the-open-network TON Toncoin 3.1
polkadot DOT Polkadot 4.6
uniswap UNI Uniswap 9.8
pepe PEPE Pepe 0.0000094
aave AAVE Aave 288
bittensor TAO Bittensor 402
near NEAR NEAR_Protocol 2.7
aptos APT Aptos 5.1
ondo-finance ONDO Ondo 0.92
arbitrum ARB Arbitrum 0.42
celestia TIA Celestia 1.9
jupiter-exchange-solana JUP Jupiter 0.47
dogwifcoin WIF dogwifhat 0.81
bonk BONK Bonk 0.0000226
`;

/** What is traded here: real names, so that screens look as they will; every figure is invented. */
export const sandboxCoins: SandboxCoin[] = rows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [id = '', symbol = '', name = '', usd = ''] = row.split(' ');
    return {
      id,
      symbol,
      name: name.replaceAll('_', ' '),
      usd: Number(usd),
      rank: at + 1,
      isStable: usd === '1',
    };
  });
