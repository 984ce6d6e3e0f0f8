import type { OutputOf } from '#kernel/operation.ts'
import type { CardContext, CardFace, SubjectKind } from '#server/slices/subject.ts'
import type { wishlists } from '../contract.ts'
import type { ConditionFloor } from '../rules.ts'
import type { WishRow } from './queries.ts'

type WishView = OutputOf<typeof wishlists.list>['wishlists']['data'][number]
type Card = WishView['card']

const cardOf = ({ path }: SubjectKind, { id, detail: _detail, ...face }: CardFace): Card => ({ ...face, path: path(id) })

/** Cards of one kind by id. */
export async function cardsOf(context: CardContext, kind: SubjectKind, viewer: string | null, ids: readonly string[]): Promise<Map<string, Card>> {
  const faces = ids.length ? await kind.cards(context, viewer, ids) : []
  return new Map(faces.map((face) => [face.id, cardOf(kind, face)]))
}

/** Wishes with their cards: one question to each kind, in the list's order. */
export async function wishViews(
  context: CardContext,
  kinds: readonly SubjectKind[],
  viewer: string | null,
  rows: readonly WishRow[],
): Promise<WishView[]> {
  const found = new Map<string, Map<string, Card>>()
  for (const kind of kinds) {
    const ids = rows.filter(({ wishable_type }) => wishable_type === kind.name).map(({ wishable_id }) => wishable_id)
    found.set(kind.name, await cardsOf(context, kind, viewer, ids))
  }
  return rows.flatMap(({ member_id, max_amount, currency, least_condition, least_grade, ...row }) => {
    const card = found.get(row.wishable_type)?.get(row.wishable_id)
    if (!card) return []
    const asked = { max_amount, currency, least_condition: least_condition as ConditionFloor | null, least_grade }
    const told = member_id === viewer ? asked : { max_amount: null, currency: null, least_condition: null, least_grade: null }
    return [{ ...row, ...told, type: row.wishable_type, user_id: member_id as WishView['user_id'], card }]
  })
}
