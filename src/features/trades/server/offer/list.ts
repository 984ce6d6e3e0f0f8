import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { offerStatuses } from '../../rules.ts'
import { proposalOfOffer } from './queries.ts'
import { countsByStatus, proposalsCounted, roundsOf, standingPage } from './queries-list.ts'
import { offerViews, oneOffer } from './view.ts'
import { proposalViews } from './view-proposal.ts'

const KEYS = z.tuple([z.uuid()])

export const offers = query(trades.offers, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(trades.offers, input, await standingPage(db, viewer.id, input, place), (row) => [row.proposal_id])
  const total = input.cursor === undefined ? await totalOf(db, proposalsCounted(db, viewer.id, input)) : {}
  return { trade_offers: { data: await offerViews(question, rows), ...total, next_page_url }, member_id: viewer.id }
})

export const showOffer = query(trades.showOffer, async (question) => {
  const { input, viewer, db } = question
  return (await proposalOfOffer(db, input.id, viewer.id)) ? { trade_offer: await oneOffer(question, input.id) } : refuse('trade_offer.not_found')
})

export const proposals = query(trades.proposals, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(trades.proposals, input, await standingPage(db, viewer.id, input, place), (row) => [row.proposal_id])
  const total = input.cursor === undefined ? await totalOf(db, proposalsCounted(db, viewer.id, input)) : {}
  return { trade_proposals: { data: await proposalViews(db, viewer.id, rows), ...total, next_page_url }, member_id: viewer.id }
})

export const proposalOffers = query(trades.proposalOffers, async (question) => {
  const { input, viewer, db } = question
  const rounds = await roundsOf(db, input.id, viewer.id)
  if (!rounds.length) return refuse('trade_offer.not_found')
  const excluded: readonly string[] = input.excludable_tradeOffer_ids
  return {
    trade_offers: await offerViews(
      question,
      rounds.filter(({ id }) => !excluded.includes(id)),
    ),
  }
})

export const statusCounts = query(trades.statusCounts, async ({ input, viewer, db }) => {
  const found = new Map((await countsByStatus(db, viewer.id, input)).map(({ status, count }) => [status, count]))
  return { status_counts: offerStatuses.map((status) => ({ status, count: found.get(status) ?? 0 })), member_id: viewer.id }
})
