export { Ship } from './order/Ship.tsx'
export { useCoins } from './trade-words.ts'
