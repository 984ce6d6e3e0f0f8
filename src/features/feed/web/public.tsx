export { FEEDS, LATEST } from './feed-answer.ts'
export { MutedWords } from './MutedWords.tsx'
export { asksRail, Rail } from './Rail.tsx'
export { Stream } from './Stream.tsx'
