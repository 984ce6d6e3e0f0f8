export { keepLine } from './keep-line.ts'
export { talkBetween } from './queries-known.ts'
export { countUnread } from './queries-list.ts'
export { areKnown } from './write.ts'
