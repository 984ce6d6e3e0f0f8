export { ReactionButton } from './ReactionButton.tsx'
export { WhoReacted } from './WhoReacted.tsx'
