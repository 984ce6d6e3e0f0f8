import { findMedias, mediaView } from '#features/media/server/public.ts'
import { type TermList, termNames, termSymbols } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { proposals } from '../contract.ts'
import { type Facts, type ProposalStatus, proposalMachine } from '../rules.ts'
import { proposableNames } from '../shapes.ts'
import type { ProposalRow, Watcher } from './queries.ts'
import type { ChangeRow } from './queries-changes.ts'
import type { VoteRow } from './queries-votes.ts'

type Whole = OutputOf<typeof proposals.show>['proposal']
type ProposalView = OutputOf<typeof proposals.vote>['proposal']
type FieldView = ProposalView['fields'][number]

export interface Looks {
  readonly db: Db
  readonly files: Files
  readonly locale: Locale
  readonly watcher: Watcher
  readonly may_propose: boolean
}

export const titleOf = ({ given, entry_name }: Pick<ProposalRow, 'given' | 'entry_name'>): string => entry_name ?? given.name ?? ''

const CODED: Readonly<Record<string, TermList>> = {
  ...{ country: 'countries', color: 'colours', format: 'formats', printing: 'printings' },
  ...{ item_kind: 'item_kinds', stamp_kind: 'stamp_kinds' },
}

/** Reads values of facts aloud in the reader's language; one question for all pictures. */
async function reader({ db, files, locale }: Looks, all: readonly Facts[]) {
  const medias = await findMedias(
    db,
    all.flatMap(({ media_id }) => (media_id ? [media_id as string] : [])),
  )
  const [nameOf, symbolOf] = [await termNames(db, locale), await termSymbols(db)]
  const wordsOf = (field: string, value: unknown): string => {
    if (field in CODED) return nameOf(CODED[field]!, String(value))
    if (field === 'topic_ids') return (value as string[]).map((code) => nameOf('topics', code)).join(', ')
    if (field === 'catalogue_number')
      return (value as { type: string; number: string }[]).map(({ type, number }) => `${symbolOf('catalogue_types', type)} ${number}`).join(', ')
    return field === 'media_id' ? '' : String(value)
  }
  return (field: string, value: unknown): FieldView['new'] => {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null
    const media = field === 'media_id' ? medias.get(value as string) : undefined
    return { text: wordsOf(field, value), media: media ? mediaView(files, media) : null }
  }
}
type Reader = Awaited<ReturnType<typeof reader>>

/** In the order of the form. */
const fieldsOf = (read: Reader, old: Facts, given: Facts): FieldView[] =>
  proposableNames.filter((field) => field in given).map((field) => ({ field, old: read(field, old[field]), new: read(field, given[field]) }))

export const fieldViews = async (looks: Looks, old: Facts, given: Facts): Promise<FieldView[]> =>
  fieldsOf(await reader(looks, [old, given]), old, given)

interface Person {
  readonly uid: number
  readonly username: string
  readonly full_name: string | null
  readonly image_url: string | null
  readonly member_since: Date
}
const personOf = (id: Id<'members'>, { uid, username, full_name, image_url, member_since }: Person) => ({
  ...{ id: id as MemberId, uid, username, full_name: full_name!, image_url, created_at: member_since },
})

/** What the viewer may do with it now. */
function mayOf({ watcher, may_propose }: Looks, row: ProposalRow): ProposalView['may'] {
  const status = row.status as ProposalStatus
  if (row.proposer_id === watcher.id)
    return may_propose ? possible(proposalMachine, status, 'proposer').filter((one) => one === 'withdraw' || one === 'renew') : []
  return [
    ...(may_propose && status === 'Voting' ? (['vote'] as const) : []),
    ...(watcher.is_moderator && possible(proposalMachine, status, 'moderator').length ? (['decide'] as const) : []),
  ]
}

function proposalView(looks: Looks, read: Reader, row: ProposalRow): ProposalView {
  const { watcher } = looks
  const is_own = row.proposer_id === watcher.id
  const told = row.decided_at !== null || (watcher.is_moderator && !is_own)
  return {
    id: row.id,
    ...{ kind: row.kind as ProposalView['kind'], status: row.status as ProposalView['status'], title: titleOf(row) },
    entry: row.entry_id && { id: row.entry_id, number: row.entry_number!, name: row.entry_name! },
    user: row.proposer_shown || is_own ? personOf(row.proposer_id, row) : null,
    is_own,
    fields: fieldsOf(read, row.base, row.given),
    ...{ note: row.note, created_at: row.created_at, opened_at: row.opened_at, closes_at: row.closes_at, decided_at: row.decided_at },
    decided_by: row.decided_at && (row.decided_by ? 'moderator' : 'vote'),
    reason: row.reason,
    voters: row.votes.voters,
    tally: told ? { in_favour: row.votes.in_favour, against: row.votes.against } : null,
    own_vote: row.own_vote === null ? null : { in_favour: row.own_vote, note: row.own_note! },
    may: mayOf(looks, row),
  }
}

export async function proposalViews(looks: Looks, rows: readonly ProposalRow[]): Promise<ProposalView[]> {
  const read = await reader(
    looks,
    rows.flatMap(({ base, given }) => [base, given]),
  )
  return rows.map((row) => proposalView(looks, read, row))
}

export const voteView = ({ voter_id, in_favour, note, weight, shown, ...person }: VoteRow, named: boolean): Whole['votes'][number] => ({
  ...{ in_favour, note, weight },
  user: named && shown ? personOf(voter_id, person) : null,
})

export async function changeViews(looks: Looks, rows: readonly ChangeRow[]): Promise<OutputOf<typeof proposals.changes>['changes']['data']> {
  const sidesOf = ({ fields }: ChangeRow) =>
    [Object.fromEntries(fields.map((one) => [one.field, one.old])), Object.fromEntries(fields.map((one) => [one.field, one.new]))] as const
  const read = await reader(looks, rows.flatMap(sidesOf))
  return rows.map(({ proposal_id, kind, proposed_by, decided_by, changed_at, shown, ...row }) => ({
    ...{ proposal_id, kind: kind as 'new' | 'correction', changed_at: new Date(changed_at) },
    user: shown ? personOf(proposed_by, row) : null,
    decided_by: decided_by ? ('moderator' as const) : ('vote' as const),
    fields: fieldsOf(read, ...sidesOf({ proposal_id, kind, proposed_by, decided_by, changed_at, shown, ...row })),
  }))
}
