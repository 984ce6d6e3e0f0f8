export { BountyLine } from './BountyLine.tsx'
export { rewardOf } from './bounty-words.ts'
export { bountyMarket } from './market/bounty-market.ts'
export { MARKET_BOUNTIES } from './paths.ts'
