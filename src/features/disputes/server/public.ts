export { supersede } from './deal.ts'
