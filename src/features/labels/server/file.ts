import { orderById } from '#features/orders/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { PrintedLabel } from '#server/postage/postage.ts'
import { labels } from '../contract.ts'
import { type LabelRow, ownLabel } from './queries.ts'
import { mayPrint } from './view.ts'
import { partiesOfLabel } from './wish.ts'

export const file = query(labels.file, async ({ input, viewer, db, tools, requester: { locale } }) => {
  const label = await ownLabel(db, input.id, viewer.id)
  if (!label) return refuse('label.not_found')
  if (!mayPrint(label)) return refuse('label.wrong_state')
  const made = await printed({ db, tools, locale }, label)
  if (made === undefined) return refuse('label.away')
  return made ? { ...made, name: `${label.tracking}.${made.type === 'application/pdf' ? 'pdf' : 'png'}` } : refuse('label.wrong_state')
})

interface Printing {
  readonly db: Db
  readonly tools: Tools
  readonly locale: Locale
}
/** Undefined when nobody answers; null where an address is not there any more. */
export async function printed({ db, tools, locale }: Printing, label: LabelRow): Promise<PrintedLabel | null | undefined> {
  const given = await tools.postage.print(label.postage_ref)
  if (given !== null) return given
  const { from, to } = await partiesOfLabel(db, (await orderById(db, label.order_id))!)
  if (!from || !to) return null
  // Performance: fonts and the PDF library are loaded with the first file.
  const { drawSpecimen } = await import('./draw-specimen.ts')
  const body = await drawSpecimen({ label, from, to, site: tools.site.name, locale, say: (id) => tools.words.say(locale, `label.${id}`) })
  return { body, type: 'application/pdf' }
}
