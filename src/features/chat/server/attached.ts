import type { output } from 'zod/v4/core'
import { productOfferSubject } from '#features/product-offers/contract.ts'
import { tradeOfferSubject } from '#features/trades/contract.ts'
import type { SubjectCard } from '#kernel/subject.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { CardContext, SubjectKind } from '#server/slices/subject.ts'
import type { Message } from '../contract.ts'
import { LISTING_NAMES } from '../rules.ts'
import { ownerSeen } from './queries-attached.ts'

type KeptCall = NonNullable<NonNullable<output<typeof Message>['about']>['call']>
type ShownOffer = NonNullable<NonNullable<output<typeof Message>['about']>['offer']>
/** Of these kinds the card says how an offer stands; whoever is not one of its two has no card. */
const OFFERS: ReadonlySet<string> = new Set([productOfferSubject.name, tradeOfferSubject.name])
/** Calls are a kind of an upper slice: its cards say beside themselves what a line of the chat tells of them. */
const KEPT_CALL = 'Call'

export interface AttachedRef {
  readonly about_type: string | null
  readonly about_id: string | null
}
/** Allow-list: only kinds that were registered for it, by the specification’s names. */
const kindNamed = ({ subjects }: Pick<Tools, 'subjects'>, name: string): SubjectKind | undefined =>
  [...subjects.values()].find((kind) => kind.name === name && kind.uses.includes('message'))

interface Given {
  readonly about_type?: string | undefined
  readonly about_id?: string | undefined
}
export interface Attaching extends AttachedRef {
  /** It is a listing of whoever is written to. */
  readonly about_listing: boolean
}
const NOTHING: Attaching = { about_type: null, about_id: null, about_listing: false }
/** What is attached, if the writer may know of it; undefined when not, or when half of it is missing. */
export async function attaching(db: Db, tools: Pick<Tools, 'subjects'>, me: string, other: string, given: Given): Promise<Attaching | undefined> {
  const { about_type, about_id } = given
  if (about_type === undefined && about_id === undefined) return NOTHING
  const kind = about_type === undefined ? undefined : kindNamed(tools, about_type)
  if (!kind || about_id === undefined) return undefined
  const seen = await ownerSeen(db, me, kind, about_id)
  return seen && { about_type: kind.name, about_id, about_listing: LISTING_NAMES.has(kind.name) && seen.owner_id === other }
}

/** Cards of what is attached, as this reader may know of it: one question a kind. */
export async function attachedIn(context: CardContext, tools: Pick<Tools, 'subjects'>, viewer: string, rows: readonly AttachedRef[]) {
  const cards = new Map<string, output<typeof SubjectCard>>()
  const kept = new Map<string, KeptCall>()
  const offers = new Map<string, ShownOffer>()
  const asked = Map.groupBy(
    rows.filter(({ about_id }) => about_id),
    ({ about_type }) => about_type!,
  )
  for (const [name, these] of asked) {
    const kind = kindNamed(tools, name)
    const faces = kind ? await kind.cards(context, viewer, [...new Set(these.map(({ about_id }) => about_id!))]) : []
    for (const { id, title, line, image_url, detail } of faces) {
      cards.set(`${name} ${id}`, { title, line, image_url, path: kind!.path(id) })
      if (OFFERS.has(name)) offers.set(id, detail as unknown as ShownOffer)
      if (name === KEPT_CALL) kept.set(id, detail as unknown as KeptCall)
    }
  }
  return ({ about_type: type, about_id: id }: AttachedRef) =>
    type && id
      ? {
          ...{ type, id, card: cards.get(`${type} ${id}`) ?? null },
          ...{ call: (type === KEPT_CALL && kept.get(id)) || null, offer: (OFFERS.has(type) && offers.get(id)) || null },
        }
      : null
}
