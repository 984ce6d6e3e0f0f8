export { TradeOrderShown } from './order/TradeOrderShown.tsx'
