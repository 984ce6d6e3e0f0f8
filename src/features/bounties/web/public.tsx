export { rewardOf } from './bounty-words.ts'
