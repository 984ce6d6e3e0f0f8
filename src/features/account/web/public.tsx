export { type Me, useMe } from './use-me.ts'
