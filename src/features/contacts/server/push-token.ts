import { sessionsEnded } from '#features/accounts/contract.ts'
import { command, on } from '#server/operations/slice.ts'
import { contacts } from '../contract.ts'
import { dropPushTokens, keepPushToken as keep } from './queries.ts'

export const keepPushToken = command(contacts.keepPushToken, async ({ input, viewer, tx }) => {
  await keep(tx, input.fcm_token, viewer.id, viewer.session_id)
  return { done: true as const }
})

export const onSessionsEnded = on(sessionsEnded, 'contacts.drop_push_tokens', ({ tx }, { session_ids }) => dropPushTokens(tx, session_ids))
