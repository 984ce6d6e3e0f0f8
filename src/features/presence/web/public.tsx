export { MemberPresence } from './MemberPresence.tsx'
export { PresenceDot } from './PresenceDot.tsx'
export { PresenceWords } from './PresenceWords.tsx'
export { type PresenceShown, usePresences } from './use-presences.ts'
