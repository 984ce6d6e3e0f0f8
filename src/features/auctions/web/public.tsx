export { AuctionCard } from './card/AuctionCard.tsx'
export { Countdown } from './clock/Countdown.tsx'
export { useServerClock } from './clock/use-server-clock.ts'
export { MARKET_AUCTIONS } from './paths.ts'
