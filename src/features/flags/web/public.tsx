export { asksReasons } from './flag-answer.ts'
export { ItemFlags } from './ItemFlags.tsx'
