import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import { flagSubject, type flags } from '../contract.ts'
import { APPEAL_DAYS, after, flagMachine, isOpen, mayAppeal, waitsForModerator } from '../rules.ts'
import { weightOf } from '../rules-jury.ts'
import type { FlagRole } from '../shapes.ts'
import { changesOf, readerOf, roleIn } from './acting.ts'
import { seenTicket, type TicketRow } from './queries.ts'
import { type JurorRow, jurorOf, type SkillRow, skillsOf, tallyOf } from './queries-jury.ts'
import { type FlagPerson, type MessageRow, messagesOf, peopleOf, type ReportRow, reportsOf, type VoteRow, votesOf } from './queries-parts.ts'

type Flag = OutputOf<typeof flags.show>['flag']
interface Asking {
  readonly tx?: Db
  readonly db?: Db
  readonly tools: Pick<Tools, 'files'>
  readonly viewer: Pick<Viewer, 'permissions'> & { readonly id: Id<'members'> }
}

/** Why this member does not vote on it; null when they may. */
export function barOf(row: TicketRow, role: FlagRole, juror: Pick<JurorRow, 'bar' | 'is_partner' | 'sat_before'>): Flag['vote_bar'] {
  if (role === 'owner' || role === 'flagger') return 'party'
  if (role === 'moderator') return 'moderator'
  if (row.own_vote) return 'voted'
  if (row.status !== 'opened' || !row.field || row.referred_at) return 'over'
  if (juror.bar) return juror.bar
  if (juror.is_partner) return 'partner'
  return juror.sat_before ? 'last_jury' : null
}

/** Blind: before they have voted, voters are not told who the parties are nor how it stands. */
const sees = ({ status, own_vote }: TicketRow, role: FlagRole) => ({
  names: role !== 'voter' || own_vote !== null || !isOpen(status),
  votes: role === 'moderator' || own_vote !== null || !isOpen(status),
  parties: role !== 'voter',
  /** A fresh jury is not told what the first one has found. */
  first: role !== 'voter' || own_vote !== null || !isOpen(status),
})

interface Parts {
  readonly row: TicketRow
  readonly role: FlagRole
  readonly juror: JurorRow
  readonly reports: readonly ReportRow[]
  readonly messages: readonly MessageRow[]
  readonly votes: readonly VoteRow[]
  readonly skills: readonly SkillRow[]
  readonly changed: readonly string[]
  readonly people: ReadonlyMap<string, FlagPerson>
  readonly medias: ReadonlyMap<string, MediaRow>
}

async function partsOf(db: Db, viewer: Id<'members'>, row: TicketRow, role: FlagRole): Promise<Parts> {
  const seen = sees(row, role)
  const [juror, reports, messages, votes, skills, changed] = await Promise.all([
    jurorOf(db, viewer, row),
    reportsOf(db, row.id),
    messagesOf(db, row.id, seen.parties),
    seen.votes ? votesOf(db, row.id, row.round) : [],
    skillsOf(db, viewer),
    changesOf(db as never, row),
  ])
  const speakers = [row.owner_id, ...reports.map((one) => one.flagger_id), ...messages.map((one) => one.actor_id)]
  const voters = role === 'moderator' ? votes.map((one) => one.voter_id) : []
  const people = seen.names ? await peopleOf(db, viewer, [...speakers, ...voters]) : new Map()
  const medias = await findMedias(db, [...row.frozen_media_ids, ...messages.flatMap(({ media_ids }) => media_ids)])
  return { row, role, juror, reports, messages, votes, skills, changed, people, medias }
}

/** Steps that the rules leave open to this reader now. */
function mayOf({ row, role, juror, reports, changed, messages }: Parts, viewer: string): Flag['may'] {
  const open = isOpen(row.status)
  const bar = barOf(row, role, juror)
  if (role === 'moderator') {
    const before = row.has_voted || messages.some((one) => one.actor_id === viewer && (one.action === 'accepted' || one.action === 'rejected'))
    const decides = !before && (waitsForModerator(row) || row.round === 1)
    return open ? [...(decides ? (['decide'] as const) : []), 'say'] : []
  }
  if (role === 'voter')
    return [
      ...(bar === null ? (['vote'] as const) : []),
      ...((bar === null || bar === 'voted') && row.due_at && row.status === 'opened' ? (['ask'] as const) : []),
    ]
  const guards: Readonly<Record<string, boolean>> = {
    request_removal: row.round === 1 && !row.removal_refused && changed.length > 0,
    mend: changed.length > 0,
    withdraw: row.voters === 0 && row.round === 1 && reports.length === 1,
    appeal: row.field !== null && row.decided_at !== null && mayAppeal(row.decided_at, row.round, row.now),
  }
  const steps = possible(flagMachine, row.status, role).filter((action) => guards[action] ?? true)
  return [...(steps as Flag['may']), ...(open ? (['say'] as const) : [])]
}

function flagView(files: Asking['tools']['files'], parts: Parts, tally: Flag['tally'], viewer: string): Flag {
  const { row, role, reports, skills, juror, people } = parts
  const seen = sees(row, role)
  const { id, number, status, reason, field, round, created_at, due_at, referred_at, asked_of, first_verdict, decided_by, decided_at, decision } = row
  const bar = barOf(row, role, juror)
  const person = (member_id: string | null) => (member_id && people.get(member_id)) || null
  const stamp_ids = seen.names && row.stamp_item_id ? [row.stamp_item_id] : []
  return {
    ...{ id, number, status, reason, field, round, created_at, due_at, referred_at, asked_of, decided_by, decided_at, decision },
    ...{ role, flaggable_type: 'StampItem', stamp_id: stamp_ids[0] ?? null, own_vote: row.own_vote, voters: row.voters, tally },
    first_verdict: seen.first ? first_verdict : null,
    flagger_id: person(reports[0]?.flagger_id ?? null)?.id ?? null,
    ...{ sender: person(reports[0]?.flagger_id ?? null), owner: person(row.owner_id), vote_bar: bar, may: mayOf(parts, viewer) },
    flaggable: itemView(files, parts),
    appeal_until: round === 1 && decided_at && field && (status === 'accepted' || status === 'rejected') ? after(decided_at, APPEAL_DAYS) : null,
    changed_facts: role === 'voter' ? [] : [...parts.changed],
    reports: reports.map(({ flagger_id, created_at: at, ...report }) => ({
      ...report,
      at,
      relation: seen.parties ? report.relation : null,
      stake: role === 'moderator' || flagger_id === viewer ? report.stake : null,
      flagger: person(flagger_id),
    })),
    votes: parts.votes.map(({ vote, note, weight, voter_id }) => ({ vote, note, weight, user: person(voter_id) })),
    messages: messageViews(files, parts, viewer),
    current_activity_message: row.last_action,
    activity: { activity_type: row.last_action, redirect_back_to: flagSubject.path(id), stamp_ids },
    record: skills.map((one) => ({ field: one.field, was_right: one.was_right, judged: one.was_right + one.was_wrong, weight: weightOf(one) })),
    weight: bar === null ? weightOf(juror, juror.together) : null,
  }
}

function itemView(files: Asking['tools']['files'], { row, medias }: Parts): Flag['flaggable'] {
  const { name, item_kind, country, year_issued, condition, perforation } = row.frozen
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    ...{ name: text(name) ?? '', item_kind: text(item_kind) ?? 'stamp', country: text(country), condition: text(condition) },
    ...{ year_issued: typeof year_issued === 'number' ? year_issued : null, perforation: text(perforation) ?? '' },
    medias: row.frozen_media_ids.flatMap((id) => medias.get(id) ?? []).map((media) => mediaView(files, media)),
  }
}

/** Without what the first jury found, and without saying whom it went against. */
const unjudged = (said: MessageRow): MessageRow[] =>
  said.action === 'accepted' || said.action === 'rejected' ? [] : [said.action === 'appeal' ? { ...said, action: 'say' } : said]
const messageViews = (files: Asking['tools']['files'], { row, role, messages, medias, people }: Parts, viewer: string): Flag['messages'] =>
  (sees(row, role).first ? messages : messages.flatMap(unjudged)).map(({ id, actor, actor_id, action, body, audience, media_ids, created_at }) => ({
    ...{ id, actor, action, body, audience, at: created_at, is_own: actor_id === viewer },
    // Who of the voters has asked, nobody is told; nor which moderator decided.
    user: actor === 'owner' || actor === 'flagger' ? ((actor_id && people.get(actor_id)) ?? null) : null,
    medias: media_ids.flatMap((media_id) => medias.get(media_id) ?? []).map((media) => mediaView(files, media)),
  }))

/** The ticket for this reader; undefined when they may not know of it. */
export async function flagFor({ tx, db = tx!, tools, viewer }: Asking, id: string): Promise<Flag | undefined> {
  const reader = readerOf(viewer)
  const row = await seenTicket(db, reader, id)
  if (!row) return undefined
  const role = roleIn(row, reader)
  const parts = await partsOf(db, viewer.id, row, role)
  return flagView(tools.files, parts, sees(row, role).votes ? await tallyShown(db, row) : null, viewer.id)
}
/** Once decided, the sides are those that were counted. */
async function tallyShown(db: Db, row: TicketRow) {
  if (!isOpen(row.status)) return { correct: row.correct_weight, incorrect: row.incorrect_weight }
  const { correct, incorrect } = await tallyOf(db, row)
  return { correct, incorrect }
}

/** The ticket after a step, as whoever took it may know it. */
export const flagAnswer = async (call: Asking, id: string): Promise<OutputOf<typeof flags.show>> => ({ flag: (await flagFor(call, id))! })
