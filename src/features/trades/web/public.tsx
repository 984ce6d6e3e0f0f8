export { TradeOrderShown } from './order/TradeOrderShown.tsx'
export { MARKET_TRADES } from './paths.ts'
export { TradeShown } from './show/TradeShown.tsx'
export { TradeTile } from './TradeTile.tsx'
