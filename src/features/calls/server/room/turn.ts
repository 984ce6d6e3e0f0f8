import { createHmac } from 'node:crypto'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { calls } from '../../contract.ts'
import { TURN_LASTS_S } from '../../rules.ts'
import { holdCall } from '../held.ts'

/** Credentials as coturn checks them with `use-auth-secret`: the name says until when, and the password is its signature. */
function turnCredential(secret: string, member_id: string, until_s: number) {
  const username = `${until_s}:${member_id}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}

/** Only for whoever is in a call: the relay is for nothing else. */
export const turn = command(calls.turn, async ({ tx, viewer, input, clock, tools }) => {
  const held = await holdCall(tx, viewer.id, input.id)
  if (refused(held)) return held
  if (held.own.status !== 'accepted') return refuse('calls.over')
  const { urls, secret } = tools.turn
  if (!urls.length) return { ice_servers: [], expires_at: null }
  const until_s = Math.floor((await clock()).getTime() / 1_000) + TURN_LASTS_S
  return { ice_servers: [{ urls: [...urls], ...turnCredential(secret, viewer.id, until_s) }], expires_at: new Date(until_s * 1_000) }
})
