import { countLetter } from '#features/accounts/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { queueMail } from '#server/mail/queue.ts'
import { command, query } from '#server/operations/slice.ts'
import { subscribers } from '../contract.ts'
import { subscriberIn, tokenOf } from './letters.ts'
import { confirmRow, endRow, keepSubscriber, subscriberById } from './queries.ts'

const DONE = { done: true as const }

/** Account enumeration and mail bombs: one answer for every address, and three letters an hour to one at most. */
export const subscribe = command(subscribers.subscribe, async ({ input, tx, requester, tools }) => {
  if (input.website) return DONE
  const row = await keepSubscriber(tx, input.email, requester.locale)
  if (row.state === 'confirmed' || !(await countLetter(tx, input.email, 'confirm'))) return DONE
  const path = `/action/subscribe/${tokenOf(tools.vault, 'confirm', row.id)}`
  await queueMail(tx, { recipient: row.email, template: 'subscribe', locale: requester.locale, facts: { path } })
  return DONE
})

/** Double opt-in: only whoever reads the mailbox subscribes it. The first letter of news carries the one-press end already. */
export const confirm = command(subscribers.confirm, async ({ input, tx, tools }) => {
  const id = subscriberIn(tools.vault, 'confirm', input.token)
  const row = id && (await subscriberById(tx, id))
  if (!row) return refuse('subscriber.not_found')
  if (row.state === 'confirmed') return DONE
  await confirmRow(tx, row.id)
  const off = `/subscribers/${tokenOf(tools.vault, 'off', row.id)}`
  await queueMail(tx, { recipient: row.email, template: 'subscribed', locale: row.locale, facts: {}, off })
  return DONE
})

export const offPage = query(subscribers.offPage, async ({ input }) => ({ location: `/action/subscribers/${input.token}` }))

export const off = command(subscribers.off, async ({ input, tx, tools }) => {
  const id = subscriberIn(tools.vault, 'off', input.token)
  if (!id || !(await subscriberById(tx, id))) return refuse('subscriber.not_found')
  await endRow(tx, id)
  return DONE
})
