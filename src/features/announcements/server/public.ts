export { openBanner } from './banner.ts'
