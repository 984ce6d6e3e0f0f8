export { areTrading } from './queries-known.ts'
