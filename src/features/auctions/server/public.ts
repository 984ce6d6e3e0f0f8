export { openLot } from './queries-open.ts'
