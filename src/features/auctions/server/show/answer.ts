import type { Tx } from '#server/operations/contexts.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { AuctionId } from '../../contract.ts'
import { auctionRows } from '../queries.ts'
import { auctionView } from './view.ts'

interface Call {
  readonly tx: Tx
  readonly tools: Tools
  readonly viewer: Viewer
  readonly requester: Requester
}
/** The lot after a command, as its caller sees it. */
export async function auctionAnswer({ tx, tools, viewer, requester }: Call, id: AuctionId) {
  const row = await auctionRows(tx).where('auctions.id', '=', id).executeTakeFirstOrThrow()
  return { auction: await auctionView({ db: tx, files: tools.files, locale: requester.locale, viewer }, row) }
}
