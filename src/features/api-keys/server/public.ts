export { keyFinder } from './find-by-key.ts'
