import { vocabularies } from '#features/vocabularies/contract.ts'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { call, fetchOperation, problemOf } from '#web/query/api-client.ts'
import { EDITS, offline } from '../../contract.ts'
import { isExpired } from '../../rules.ts'
import type { Copy, Kept } from './database.ts'
import { deviceName } from './device-name.ts'
import { keepTrace } from './keep-trace.ts'

const LISTS = [
  ...(['countries', 'stampConditions', 'stampGrades', 'coinGrades', 'stampQualities', 'gum'] as const),
  ...(['stampColors', 'stampCatalogNumberTypes', 'stampItemStatuses'] as const),
]
const pause = (ms: number) => new Promise((then) => setTimeout(then, ms))

/** How a contact with the server ended. `forgotten`: the device or its member is not known any more. */
export type Contact = 'done' | 'unreachable' | 'signed out' | 'forgotten' | 'refused' | 'full'

const endOf = (refusal: Refusal): Contact => {
  const { status } = problemOf(refusal)
  if (status === 401) return 'signed out'
  if (status === 404 || status === 403) return 'forgotten'
  return status >= 500 || status === 429 ? 'unreachable' : 'refused'
}

/** Sends what waits, then fetches what is new. Only one tab at a time does so; each step is stored before the next begins. */
export async function contact(copy: Copy, told: () => Promise<void>, counted: () => Promise<void>): Promise<Contact> {
  const run = async () => {
    try {
      return (await again(copy)) ?? (await push(copy, told)) ?? (await pull(copy, told, counted)) ?? 'done'
    } catch (fault) {
      return (fault as Error).name === 'QuotaExceededError' || (fault as { inner?: Error }).inner?.name === 'QuotaExceededError'
        ? 'full'
        : 'unreachable'
    }
  }
  return navigator.locks.request('cachet-offline', run)
}

/** After 14 days away the server has forgotten this device: for the same member it is a new one, and what waits is sent from there. */
async function again(copy: Copy): Promise<Contact | undefined> {
  const { contact: last, member_id } = (await copy.kept())!
  if (!isExpired(last, Date.now())) return undefined
  const known = await call(fetchOperation, offline.devices, {})
  if (refused(known)) return endOf(known)
  if (known.member_id !== member_id) return 'forgotten'
  const answer = await call(fetchOperation, offline.keep, { name: deviceName() })
  if (refused(answer)) return endOf(answer)
  await copy.know({ device_id: answer.device.id, mark: undefined })
  return undefined
}

async function push(copy: Copy, told: () => Promise<void>): Promise<Contact | undefined> {
  const { device_id } = (await copy.kept())!
  // Also an empty request: it tells that this device is still in use.
  for (let more = true; more; ) {
    const sent = await copy.next()
    const edits = sent.map(({ op_id, stamp_item_id, unit, base, value, made_at }) => ({ op_id, stamp_item_id, unit, base, value, made_at }))
    const answer = await call(fetchOperation, offline.edits, { device_id: device_id as never, edits: edits as never })
    if (refused(answer)) return endOf(answer)
    await copy.answered(sent, answer)
    if (sent.length) await told()
    more = sent.length === EDITS
  }
  const ids = (await copy.off.limit(100).toArray()).map(({ id }) => id)
  if (!ids.length) return undefined
  const answer = await call(fetchOperation, offline.takeOff, { device_id: device_id as never, ids })
  if (refused(answer)) return endOf(answer)
  await copy.tookOff(ids)
  return undefined
}

async function pull(copy: Copy, told: () => Promise<void>, counted: () => Promise<void>): Promise<Contact | undefined> {
  for (let more = true; more; ) {
    const { device_id, mark, member_id } = (await copy.kept())!
    const answer = await call(fetchOperation, offline.changes, { device_id: device_id as never, ...(mark && { since: mark }) })
    if (refused(answer)) return endOf(answer)
    await copy.take(answer)
    keepTrace(member_id)
    if (answer.wait) await pause(1_000)
    ;({ more } = answer)
    // A page of many is only counted: the whole is read once, at the end.
    await (more ? counted() : told())
  }
  return names(copy)
}

/** What codes are called, in the language of the page: once, and again in another language. */
async function names(copy: Copy): Promise<undefined> {
  const { locale, names: known } = (await copy.kept()) as Kept
  const wanted = document.documentElement.lang
  if (Object.keys(known).length && locale === wanted) return undefined
  const answer = await call(fetchOperation, vocabularies.staticData, { types: [...LISTS] })
  if (refused(answer)) return undefined
  const lists = Object.fromEntries(Object.entries(answer.data).map(([list, terms]) => [list, terms.map(({ code, name }) => ({ code, name }))]))
  await copy.know({ locale: wanted, names: lists })
  return undefined
}
