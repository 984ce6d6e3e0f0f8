import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { trades } from '../../contract.ts'
import { offerEnds, titleOf } from '../../rules.ts'
import { offersFull } from '../offer/limit.ts'
import { keepProposal, offerById, proposalById } from '../offer/queries.ts'
import { send, writeRound } from '../offer/send.ts'
import { checkTerms } from '../offer/terms.ts'
import { oneOffer } from '../offer/view.ts'
import { resolvePieces } from '../pieces.ts'
import { changeTrade, keepTrade, keepTradeItems, lockTrade } from '../queries.ts'
import { tradeAnswer } from '../view.ts'

type Input = InputOf<typeof trades.create> & { readonly receiver_id: Id<'members'> }

/** A proposal to the owner of items that have no listing: the trade, its only conversation and the first offer at once. */
export async function propose(call: CommandContext<typeof trades.create>, { receiver_id, tradeables, title, deposit, offer }: Input) {
  const { viewer, tx, clock } = call
  if (receiver_id === viewer.id) return refuse('trade.receiver')
  await lock(tx, 'members', [viewer.id])
  const full = await offersFull(call)
  if (full) return full
  const wanted = await resolvePieces(tx, tradeables, receiver_id, viewer.id)
  if ('fault' in wanted) return refuse('trade.item')
  const given = { owner_id: receiver_id, partner_id: viewer.id, is_direct: true, title: title ?? titleOf(wanted.pieces) }
  const id = await keepTrade(tx, { ...given, trade_type: 'coins_and_stamps', deposit })
  await keepTradeItems(tx, id, wanted.pieces)
  const at = await clock()
  await changeTrade(tx, id, { status: 'active', published_at: at, expires_at: offerEnds(at, null) })
  const trade = (await lockTrade(tx, id))!
  const mine = offer ?? { items_from_proposer: [], coins_from_owner: 0, coins_from_proposer: 0, message: '' }
  const terms = await checkTerms(call, trade, { maker: 'proposer', proposer_id: viewer.id, input: { ...mine, items_from_owner: tradeables } })
  if (refused(terms)) return terms
  const proposal = await keepProposal(tx, { trade_id: id, owner_id: receiver_id, proposer_id: viewer.id })
  const offer_id = await writeRound(call, proposal, terms)
  const no = await send(call, trade, (await proposalById(tx, proposal.id))!, (await offerById(tx, offer_id))!)
  return no ?? { ...(await tradeAnswer(call, id)), trade_offer: await oneOffer({ ...call, db: tx }, offer_id) }
}
