import { termNames } from '#features/vocabularies/server/public.ts'
import type { Tx } from '#server/run/call.ts'
import type { Tools } from '#server/run/tools.ts'
import type { Asker, Member } from '#server/run/viewer.ts'
import { findOwnWhole } from './queries-whole.ts'
import { productView } from './view.ts'

interface After {
  readonly tx: Tx
  readonly viewer: Member
  readonly asker: Asker
  readonly tools: Tools
}
/** The product as its seller sees it after the deed. */
export async function answer({ tx, viewer, asker, tools }: After, id: string) {
  const nameOf = await termNames(tx, asker.locale)
  return { product: productView(await findOwnWhole(tx, id, viewer.id), { viewer: viewer.id, nameOf, files: tools.files }) }
}
