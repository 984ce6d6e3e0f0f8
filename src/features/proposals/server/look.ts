import * as z from 'zod/mini'
import { entriesById, entryViews } from '#features/catalogue/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { proposals } from '../contract.ts'
import { differing } from '../rules.ts'
import { only, presentFacts } from './facts.ts'
import { findProposals, listProposals, type ProposalRow, proposalsWanted, watcherOf } from './queries.ts'
import { changesOf } from './queries-changes.ts'
import { similarEntries, similarProposals } from './queries-similar.ts'
import { votesOn } from './queries-votes.ts'
import { changeViews, fieldViews, type Looks, proposalViews, voteView } from './view.ts'

const KEYS = z.tuple([z.uuid()])
const LOG_KEYS = z.tuple([MomentKey, z.uuid()])

type Question = Pick<QueryContext<typeof proposals.list>, 'db' | 'viewer' | 'requester' | 'tools'>
const looksOf = ({ db, viewer, requester: { locale }, tools }: Question): Looks => ({
  ...{ db, locale, files: tools.files, watcher: watcherOf(viewer) },
  may_propose: viewer.permissions.has('catalogue.propose'),
})

export const check = query(proposals.check, async (question) => {
  const { input, db } = question
  const looks = looksOf(question)
  const [entry_ids, proposal_ids] = [await similarEntries(db, input.facts), await similarProposals(db, input.facts)]
  const entries = new Map((await entryViews(db, looks.files, looks.locale, await entriesById(db, entry_ids))).map((entry) => [entry.id, entry]))
  const open = proposal_ids.length ? await findProposals(db, looks.watcher, proposal_ids) : []
  return { entries: entry_ids.map((id) => entries.get(id)!), proposals: await proposalViews(looks, open) }
})

export const list = query(proposals.list, async (question) => {
  const { input, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const looks = looksOf(question)
  const { status, mine, entry_id } = input
  if (mine && looks.watcher.id === null) return { proposals: { data: [], total: 0, next_page_url: null } }
  const wanted = { watcher: looks.watcher, status, mine, entry_id }
  const { rows, next_page_url } = pageOf(proposals.list, input, await listProposals(db, wanted, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, proposalsWanted(db, wanted).clearSelect().select('p.id')) : {}
  return { proposals: { data: await proposalViews(looks, rows), ...total, next_page_url } }
})

export const show = query(proposals.show, async (question) => {
  const { input, db } = question
  const looks = looksOf(question)
  const [row] = await findProposals(db, looks.watcher, [input.id])
  if (!row) return refuse('proposal.not_found')
  const [proposal] = await proposalViews(looks, [row])
  const open = looks.watcher.is_moderator && row.proposer_id !== looks.watcher.id
  const votes = open || row.decided_at ? await votesOn(db, looks.watcher.id, row.id) : []
  return { proposal: { ...proposal!, votes: votes.map((vote) => voteView(vote, open)), ...(await changedSince(looks, row)) } }
})

/** Of a stale one, for its proposer: what stands there now beside what they propose, and similar entries that were added since. */
async function changedSince(looks: Looks, row: ProposalRow) {
  const { db, files, locale } = looks
  if (row.status !== 'Stale') return { present: null, similar: [] }
  if (row.kind === 'new') {
    const known = new Set<string>(row.different_from)
    const ids = (await similarEntries(db, row.given)).filter((id) => !known.has(id))
    return { present: null, similar: await entryViews(db, files, locale, await entriesById(db, ids)) }
  }
  const present = (await presentFacts(db, row.entry_id!))!
  const fields = differing(row.given, present)
  return { present: await fieldViews(looks, only(present, fields), only(row.given, fields)), similar: [] }
}

export const changes = query(proposals.changes, async (question) => {
  const { input, db } = question
  const place = placeOf(input, LOG_KEYS)
  if (refused(place)) return place
  const looks = looksOf(question)
  const found = await changesOf(db, looks.watcher.id, input.id, place)
  const { rows, next_page_url } = pageOf(proposals.changes, input, found, ({ at, proposal_id }) => [at, proposal_id])
  return { changes: { data: await changeViews(looks, rows), next_page_url } }
})
