import { entryNames } from '#features/catalogue/server/public.ts'
import { holdFlagStake } from '#features/ledger/server/public.ts'
import { ownMedias, useMedias } from '#features/media/server/public.ts'
import { type ItemRow, seenRows } from '#features/stamp-items/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type FlagId, flagSubject, flags } from '../../contract.ts'
import { after, fieldOf, frozenOf, isJoinable, MOST_OPEN, MOST_TOGETHER, STAKES, VOTING_DAYS } from '../../rules.ts'
import { announce } from '../acting.ts'
import { openTicketOf, ticketById } from '../queries.ts'
import { jurorOf, relationTo } from '../queries-jury.ts'
import { judgedBefore } from '../queries-limits.ts'
import { flaggersOf } from '../queries-parts.ts'
import { countOpenFlags, hasFlagged, keepReport, keepStake, keepTicket } from '../queries-write.ts'
import { flagAnswer } from '../view.ts'

type Call = CommandContext<typeof flags.raise>
type Given = InputOf<typeof flags.raise>

/** What a form can get wrong about the evidence. */
async function wrongIn(tx: Tx, viewer: string, { reason, catalogue_entry_id, media_ids }: Given) {
  if (!(await isTerm(tx, 'flag_reasons', reason))) return refuse('flag.reason')
  if (catalogue_entry_id && !(await entryNames(tx, [catalogue_entry_id])).length) return refuse('flag.entry')
  return (await ownMedias(tx, viewer as never, media_ids)) ? undefined : refuse('flag.media')
}

/** Race: member, then item are locked, so that of two flags at once the second finds the first. */
export const raise = command(flags.raise, async (call) => {
  const { input, viewer, tx } = call
  await lock(tx, 'members', [viewer.id])
  await lock(tx, 'stamp_items', [input.flaggable_id])
  const [item] = await seenRows(tx, [input.flaggable_id], viewer.id)
  if (!item) return refuse('stamp_item.not_found')
  if (item.member_id === viewer.id) return refuse('flag.own')
  if (await hasFlagged(tx, viewer.id, item.id)) return refuse('flag.already')
  if ((await countOpenFlags(tx, viewer.id)) >= MOST_OPEN) return refuse('flag.limit')
  const wrong = await wrongIn(tx, viewer.id, input)
  if (wrong) return wrong
  const open = await openTicketOf(tx, item.id, fieldOf(input.reason) !== undefined)
  const barred = open ? await wrongToJoin(call, open.id) : await wrongToOpen(tx, item, input.reason)
  return barred ?? flag(call, item, open?.id)
})

/** What was found right is not found again, and what is appealed against is decided first. */
async function wrongToOpen(tx: Tx, { id }: ItemRow, reason: string) {
  const { stands, is_heard } = await judgedBefore(tx, id, reason)
  if (stands) return refuse('flag.confirmed')
  return is_heard ? refuse('flag.late') : undefined
}

/** Race: it was found before it was locked; the clock or a party may have ended it since. Coins without a risk: whoever knows how it stands does not join. */
async function wrongToJoin({ input, viewer, tx, clock }: Call, id: FlagId) {
  await lock(tx, 'flag_tickets', [id])
  const row = (await ticketById(tx, id, viewer.id))!
  if (row.reason !== input.reason) return refuse('flag.other')
  if (!isJoinable(row, await clock())) return refuse('flag.late')
  if (row.has_voted || viewer.permissions.has('user.access.flagged')) return refuse('flag.judged')
  return (await flaggersOf(tx, id)).length >= MOST_TOGETHER ? refuse('flag.full') : undefined
}

async function flag(call: Call, item: ItemRow, joined: FlagId | undefined) {
  const { input, viewer, tx } = call
  const at = await call.clock()
  const field = fieldOf(input.reason) ?? null
  const ticket_id = joined ?? (await opened(tx, item, input.reason, field, at))
  const row = (await ticketById(tx, ticket_id, viewer.id))!
  // Whoever was suspended once neither votes nor flags.
  if ((await jurorOf(tx, viewer.id, row)).bar === 'suspended') return refuse('flag.suspended')
  const { claim, marks, gauge = null, catalogue_entry_id = null, media_ids } = input
  const relation = await relationTo(tx, viewer.id, item.member_id)
  const report = await keepReport(tx, { ticket_id, flagger_id: viewer.id, claim, marks, gauge, catalogue_entry_id, relation })
  await useMedias(tx, media_ids, flagSubject.type, ticket_id)
  if (row.field) await keepStake(tx, report, await holdFlagStake(call, report, viewer.id, STAKES.incorrect))
  const action = joined ? 'join' : 'open'
  await announce(call, row, { actor: 'flagger', actor_id: viewer.id, action, body: '', media_ids, status: row.status, at })
  return flagAnswer(call, ticket_id)
}

/** A new ticket, with the item and its pictures as they are now. */
async function opened(tx: Tx, item: ItemRow, reason: string, field: ReturnType<typeof fieldOf> | null, at: Date): Promise<FlagId> {
  const due_at = field ? after(at, VOTING_DAYS) : null
  const { id: stamp_item_id, member_id: owner_id, media_ids } = item
  const frozen = frozenOf(item)
  const given = { stamp_item_id, owner_id, reason, field: field ?? null, frozen, frozen_media_ids: media_ids, due_at }
  const id = await keepTicket(tx, given)
  await useMedias(tx, media_ids, flagSubject.type, id)
  return id
}
