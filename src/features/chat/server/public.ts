export { type KeptLine, keepLine } from './keep-line.ts'
export { type TalkBetween, talkBetween } from './queries-known.ts'
export { countUnread } from './queries-list.ts'
export { areKnown } from './write.ts'
