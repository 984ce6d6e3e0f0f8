import { refuse } from '#kernel/refusal.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { query } from '#server/operations/slice.ts'
import { labels } from '../../contract.ts'
import { MANY } from '../../rules.ts'
import { printed } from '../file.ts'
import { ownLabels } from '../queries.ts'
import { mayPrint } from '../view.ts'
import { inTurns } from './each.ts'
import { unsent } from './queries-many.ts'

/** A label that nobody gives now is a sheet that says so: none is missed without a word. */
export const printMany = query(labels.printMany, async ({ input, viewer, db, tools, requester: { locale } }) => {
  const ids = input.label_id.length ? input.label_id : (await unsent(db, viewer.id, MANY)).map(({ label_id }) => label_id)
  const found = (await ownLabels(db, ids, viewer.id)).filter(mayPrint)
  if (!found.length) return refuse('label.not_found')
  const files = await inTurns(found, (label) => printed({ db, tools, locale }, label))
  // Performance: the PDF library is loaded with the first file.
  const { joinSheets } = await import('#server/pdf/join-sheets.ts')
  const { drawMissing } = await import('../draw-specimen.ts')
  const sheets = await Promise.all(
    found.map(async ({ number, created_at }, at) => {
      const line = tools.words.say(locale, 'label.not_given', { number: spokenNumber(number) })
      return files[at] ?? { body: await drawMissing({ site: tools.site.name, locale, at: created_at, line }), type: 'application/pdf' }
    }),
  )
  return { body: await joinSheets(sheets), type: 'application/pdf', name: `${tools.words.say(locale, 'label.many')}.pdf` }
})
