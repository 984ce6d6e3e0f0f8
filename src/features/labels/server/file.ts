import { orderById } from '#features/orders/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { labels } from '../contract.ts'
import { ownLabel } from './queries.ts'
import { mayPrint } from './view.ts'
import { partiesOfLabel } from './wish.ts'

export const file = query(labels.file, async ({ input, viewer, db, tools, requester: { locale } }) => {
  const label = await ownLabel(db, input.id, viewer.id)
  if (!label) return refuse('label.not_found')
  if (!mayPrint(label)) return refuse('label.wrong_state')
  const printed = await tools.postage.print(label.postage_ref)
  if (printed === undefined) return refuse('label.away')
  if (printed) return { ...printed, name: `${label.tracking}.${printed.type === 'application/pdf' ? 'pdf' : 'png'}` }
  const { from, to } = await partiesOfLabel(db, (await orderById(db, label.order_id))!)
  if (!from || !to) return refuse('label.wrong_state')
  // Performance: fonts and the PDF library are loaded with the first file.
  const { drawSpecimen } = await import('./draw-specimen.ts')
  const body = await drawSpecimen({ label, from, to, site: tools.site.name, locale, say: (id) => tools.words.say(locale, `label.${id}`) })
  return { body, type: 'application/pdf', name: `${label.tracking}.pdf` }
})
