import type { Tx } from '#server/run/call.ts'
import type { Tools } from '#server/run/tools.ts'
import type { Asker, Member } from '#server/run/viewer.ts'
import { findOwnProduct } from './queries.ts'
import { productView } from './view.ts'

interface After {
  readonly tx: Tx
  readonly viewer: Member
  readonly asker: Asker
  readonly tools: Tools
}
/** The product as its seller sees it after the deed. */
export async function answer({ tx, viewer, asker, tools }: After, id: string) {
  return { product: await productView(tx, tools.files, (await findOwnProduct(tx, id, viewer.id))!, { viewer: viewer.id, locale: asker.locale }) }
}
