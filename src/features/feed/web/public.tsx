export { CLUB_FEEDS, FEEDS, LATEST } from './feed-answer.ts'
export { MutedWords } from './MutedWords.tsx'
export { Rail } from './Rail.tsx'
export { Stream } from './Stream.tsx'
