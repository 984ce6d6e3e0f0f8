export { atAgreedPrices, findAgreed, giveBack, lockAgreed, lockTaken, takeUp } from './agreed.ts'
