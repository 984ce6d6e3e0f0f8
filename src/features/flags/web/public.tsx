export { asksReasons } from './flag-answer.ts'
export { ItemFlags } from './ItemFlags.tsx'
export { WaitingFlags } from './list/WaitingFlags.tsx'
