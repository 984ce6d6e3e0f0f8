export { actClasses } from './act-classes.ts'
export { ReactionButton } from './ReactionButton.tsx'
export { WhoReacted } from './WhoReacted.tsx'
