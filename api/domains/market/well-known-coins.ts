export interface WellKnownCoin {
  /** CoinGecko's id. */
  id: string;
  symbol: string;
  name: string;
  /**
   * What in a headline means this coin: in lower case whatever its case, otherwise to the letter.
   * Names that are also English words (Near, Flow, Render) are not here; `$NEAR` always counts.
   */
  words: string[];
}

const rows = `
bitcoin|BTC|Bitcoin|bitcoin,bitcoins,BTC
ethereum|ETH|Ethereum|ethereum,ether,ETH
tether|USDT|Tether|tether,USDT
ripple|XRP|XRP|XRP
binancecoin|BNB|BNB|BNB,bnb chain
solana|SOL|Solana|solana,SOL
usd-coin|USDC|USDC|USDC
dogecoin|DOGE|Dogecoin|dogecoin,DOGE
tron|TRX|TRON|TRON,TRX,Tron
cardano|ADA|Cardano|cardano,ADA
hyperliquid|HYPE|Hyperliquid|hyperliquid
chainlink|LINK|Chainlink|chainlink
sui|SUI|Sui|SUI,Sui
avalanche-2|AVAX|Avalanche|AVAX,Avalanche
stellar|XLM|Stellar|XLM,Stellar
bitcoin-cash|BCH|Bitcoin Cash|bitcoin cash,BCH
hedera-hashgraph|HBAR|Hedera|hedera,HBAR
leo-token|LEO|LEO Token|leo token
the-open-network|TON|Toncoin|toncoin
litecoin|LTC|Litecoin|litecoin,LTC
shiba-inu|SHIB|Shiba Inu|shiba inu,SHIB
polkadot|DOT|Polkadot|polkadot
monero|XMR|Monero|monero,XMR
dai|DAI|Dai|DAI
ethena-usde|USDE|Ethena USDe|USDe
uniswap|UNI|Uniswap|uniswap
bitget-token|BGB|Bitget Token|bitget token
pepe|PEPE|Pepe|PEPE
aave|AAVE|Aave|aave
bittensor|TAO|Bittensor|bittensor
near|NEAR|NEAR Protocol|near protocol
aptos|APT|Aptos|aptos
crypto-com-chain|CRO|Cronos|cronos
internet-computer|ICP|Internet Computer|internet computer,ICP
ethereum-classic|ETC|Ethereum Classic|ethereum classic
ondo-finance|ONDO|Ondo|ondo finance,ONDO
mantle|MNT|Mantle|mantle network
okb|OKB|OKB|OKB
ethena|ENA|Ethena|ethena
kaspa|KAS|Kaspa|kaspa
official-trump|TRUMP|Official Trump|TRUMP memecoin,official trump
pi-network|PI|Pi Network|pi network
arbitrum|ARB|Arbitrum|arbitrum,ARB
vechain|VET|VeChain|vechain
polygon-ecosystem-token|POL|POL|Polygon,MATIC
cosmos|ATOM|Cosmos Hub|cosmos hub,Cosmos
render-token|RENDER|Render|render network
algorand|ALGO|Algorand|algorand,ALGO
fetch-ai|FET|Artificial Superintelligence Alliance|fetch.ai,artificial superintelligence alliance
filecoin|FIL|Filecoin|filecoin
worldcoin-wld|WLD|Worldcoin|worldcoin,WLD
sei-network|SEI|Sei|sei network,SEI
jupiter-exchange-solana|JUP|Jupiter|JUP
bonk|BONK|Bonk|BONK,Bonk
celestia|TIA|Celestia|celestia
optimism|OP|Optimism|optimism network,optimism mainnet
blockstack|STX|Stacks|STX
injective-protocol|INJ|Injective|INJ,injective protocol
fasttoken|FTN|Fasttoken|fasttoken
immutable-x|IMX|Immutable|IMX,immutable x
the-graph|GRT|The Graph|GRT
quant-network|QNT|Quant|QNT
curve-dao-token|CRV|Curve DAO|CRV,curve finance
floki|FLOKI|FLOKI|FLOKI,Floki
dogwifcoin|WIF|dogwifhat|dogwifhat
sonic-3|S|Sonic|sonic labs
lido-dao|LDO|Lido DAO|LDO,lido dao
theta-token|THETA|Theta Network|theta network
gala|GALA|GALA|gala games
iota|IOTA|IOTA|IOTA
raydium|RAY|Raydium|raydium
the-sandbox|SAND|The Sandbox|the sandbox game
maker|MKR|Maker|MKR,MakerDAO
sky|SKY|Sky|sky protocol
zcash|ZEC|Zcash|zcash,ZEC
pyth-network|PYTH|Pyth Network|pyth network,PYTH
tezos|XTZ|Tezos|tezos,XTZ
flow|FLOW|Flow|flow blockchain
helium|HNT|Helium|HNT
ethereum-name-service|ENS|Ethereum Name Service|ENS
jasmycoin|JASMY|JasmyCoin|jasmycoin,JASMY
thorchain|RUNE|THORChain|thorchain
starknet|STRK|Starknet|starknet,STRK
decentraland|MANA|Decentraland|decentraland
dydx-chain|DYDX|dYdX|dydx
neo|NEO|NEO|NEO
eos|EOS|EOS|EOS
bitcoin-cash-sv|BSV|Bitcoin SV|bitcoin sv,BSV
axie-infinity|AXS|Axie Infinity|axie infinity,AXS
apecoin|APE|ApeCoin|apecoin
pendle|PENDLE|Pendle|PENDLE,Pendle
compound-governance-token|COMP|Compound|compound finance
kava|KAVA|Kava|KAVA,Kava
mina-protocol|MINA|Mina Protocol|mina protocol
havven|SNX|Synthetix|synthetix,SNX
pump-fun|PUMP|Pump.fun|pump.fun
aerodrome-finance|AERO|Aerodrome|aerodrome finance
wormhole|W|Wormhole|wormhole
ronin|RON|Ronin|ronin network
notcoin|NOT|Notcoin|notcoin
`;

/** A hundred coins that headlines name, also found when CoinGecko cannot be asked. */
export const wellKnownCoins: WellKnownCoin[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', symbol = '', name = '', words = ''] = row.split('|');
    return { id, symbol, name, words: words.split(',') };
  });
