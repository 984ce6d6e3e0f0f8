import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { readOff } from '#server/switches.ts'
import { dashboard } from '../../contract.ts'
import { type Back, type Changing, keep } from './keep.ts'
import { keepClosed, lockSite, type Setting } from './queries-history.ts'

const view = ({ words, switches }: Tools, locale: Locale, closed: readonly string[]) => ({
  parts: switches.known.map((code) => ({ code, name: words.say(locale, `part.${code}`), is_closed: closed.includes(code) })),
})

export const parts = query(dashboard.parts, async ({ db, tools, requester }) => view(tools, requester.locale, await readOff(db)))

export const keepParts = command(dashboard.keepParts, async (call) => {
  const { input, tools, requester } = call
  if (input.closed.some((code) => !tools.switches.known.includes(code))) return refuse('part.unknown')
  await changeParts(call, input.closed)
  return view(tools, requester.locale, await readOff(call.tx))
})

/** False when nothing is different. */
async function changeParts(call: Changing, wanted: readonly string[], back: Back = {}): Promise<boolean> {
  const { tx, viewer } = call
  await lockSite(tx)
  const before = await readOff(tx)
  await keepClosed(tx, wanted, viewer.id)
  return keep(call, { of: 'parts', before: { closed: before }, after: { closed: await readOff(tx) } }, back)
}

/** A part that no slice declares any more stays as it is. */
export async function putPartsBack(call: Changing, { closed }: Setting, back: Back) {
  const wanted = Array.isArray(closed) ? closed.filter((code) => call.tools.switches.known.includes(code)) : []
  return (await changeParts(call, wanted, back)) || refuse('setting.same')
}
