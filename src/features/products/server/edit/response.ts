import { termNames } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Member, Requester } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import { findOwnWhole } from '../show/queries-whole.ts'
import { productView } from '../view.ts'

interface After {
  readonly tx: Tx
  readonly viewer: Member
  readonly requester: Requester
  readonly tools: Tools
}
/** Response of a command: the product as its seller sees it. */
export async function responseOf({ tx, viewer, requester, tools }: After, id: Id<'products'>) {
  const nameOf = await termNames(tx, requester.locale)
  return { product: productView(await findOwnWhole(tx, id, viewer.id), { viewer: viewer.id, nameOf, files: tools.files }) }
}
