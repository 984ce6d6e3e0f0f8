export { flagsWaiting } from './queries-due.ts'
