import type { OutputOf } from '#kernel/operation.ts'
import { query } from '#server/operations/slice.ts'
import type { CardContext, SubjectKind } from '#server/slices/subject.ts'
import { recommendations } from '../contract.ts'
import { arranged, type Candidate, SHOWN, type Why, whys } from '../rules.ts'
import { foundBy, reasonsOff } from './queries.ts'

type Thing = OutputOf<typeof recommendations.list>['recommendations'][number]['things'][number]
/** Looked at beyond those shown: some are out of reach, or stand under another reason. */
const SPARE = 12

export const list = query(recommendations.list, async ({ viewer, requester, db, tools }) => {
  const off = new Set(await reasonsOff(db, viewer.id))
  const closed = tools.switches.off()
  const sources = tools.recommends.filter(({ why, part }) => !off.has(why) && !(part && closed.has(part)))
  const rows = await foundBy(db, viewer.id, sources, SHOWN + SPARE)
  const found = rows.map(({ source, id }): Candidate => ({ id, why: sources[source]!.why as Why, type: sources[source]!.of }))
  const cards = await cardsOf({ db, files: tools.files, locale: requester.locale }, tools.subjects, viewer.id, found)
  const shown = arranged(
    found.filter((one) => cards.has(keyOf(one))),
    whys,
  )
  return {
    recommendations: [...shown].map(([why, things]) => ({ why, things: things.map((one) => cards.get(keyOf(one))!) })),
    off: whys.filter((why) => off.has(why)),
    member_id: viewer.id,
  }
})

const keyOf = ({ type, id }: Pick<Candidate, 'type' | 'id'>) => `${type} ${id}`

/** Cards within the viewer's reach: one question to each kind. */
async function cardsOf(context: CardContext, kinds: ReadonlyMap<string, SubjectKind>, viewer: string, found: readonly Candidate[]) {
  const byType = [...Map.groupBy(found, ({ type }) => type)]
  const parts = byType.map(async ([type, same]) => {
    const kind = kinds.get(type)!
    const faces = await kind.cards(context, viewer, [...new Set(same.map(({ id }) => id))])
    return faces.map(({ id, title, line, image_url }): [string, Thing] => [
      keyOf({ type, id }),
      { type, id, card: { title, line, image_url, path: kind.path(id) } },
    ])
  })
  return new Map((await Promise.all(parts)).flat())
}
