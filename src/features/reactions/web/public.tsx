export { actClasses } from './act-classes.ts'
export { ReactionButton } from './ReactionButton.tsx'
export { reactionIcons, useReactionWords } from './reaction-words.ts'
export { WhoReacted } from './WhoReacted.tsx'
