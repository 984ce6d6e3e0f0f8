import { refuse } from '#kernel/refusal.ts'
import { deadLetters, reviveLetter } from '#server/mail/queries-dead.ts'
import { command, query, slice } from '#server/operations/slice.ts'
import { deadEvents, reviveEvent, waitingWork } from '#server/upkeep/queries-events.ts'
import { upkeep } from '../contract.ts'
import { upkeepTexts } from '../texts.ts'

const MOST = 100
const DONE = { done: true as const }

const show = query(upkeep.show, async ({ db }) => {
  const [waiting, letters, events] = await Promise.all([waitingWork(db), deadLetters(db, MOST), deadEvents(db, MOST)])
  return { waiting, letters, events }
})
const retryLetter = command(upkeep.retryLetter, async ({ input, tx }) => ((await reviveLetter(tx, input.id)) ? DONE : refuse('upkeep.letter')))
const retryEvent = command(upkeep.retryEvent, async ({ input, tx }) => ((await reviveEvent(tx, input.id)) ? DONE : refuse('upkeep.event')))

export const upkeepSlice = slice('upkeep', upkeep, {
  handlers: { show, retryLetter, retryEvent },
  topics: { upkeep: (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : []) },
  texts: upkeepTexts,
})
