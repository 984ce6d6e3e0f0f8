import { findMedias, mediaView } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { flags } from '../contract.ts'
import type { FlagRole } from '../shapes.ts'
import { roleIn } from './acting.ts'
import type { FlagReader, TicketRow } from './queries.ts'
import { waitingFacts } from './queries-limits.ts'

type Card = OutputOf<typeof flags.list>['flags']['data'][number]
type Waiting = OutputOf<typeof flags.waiting>['flags']['data'][number]

const waitsFor = ({ status, asked_of, owner_answered }: TicketRow, role: FlagRole): boolean =>
  (status === 'clarification-requested' && asked_of === role) ||
  (role === 'owner' && status === 'opened' && !owner_answered) ||
  (role === 'flagger' && status === 'flag-removal-request')

export async function flagCards(db: Db, files: Tools['files'], reader: FlagReader, rows: readonly TicketRow[]): Promise<Card[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ frozen_media_ids }) => frozen_media_ids.slice(0, 1)),
  )
  return rows.map((row) => {
    const media = medias.get(row.frozen_media_ids[0] ?? '')
    const role = roleIn(row, reader)
    const { id, number, status, reason, has_voted, voters, round, due_at, created_at, decided_at } = row
    return {
      ...{ id, number, status, reason, role, has_voted, voters, round, due_at, created_at, decided_at },
      ...{ name: String(row.frozen.name ?? ''), media: media ? mediaView(files, media) : null, referred: row.referred_at !== null },
      ...{ current_activity_message: row.last_action, waits: waitsFor(row, role) },
    }
  })
}

/** Cards of what waits for a moderator. One's own case is shown, and decided by another. */
export async function waitingCards(db: Db, files: Tools['files'], reader: FlagReader, rows: readonly TicketRow[]): Promise<Waiting[]> {
  const ids = rows.map(({ id }) => id)
  const [cards, facts] = [await flagCards(db, files, reader, rows), await waitingFacts(db, ids, reader.id)]
  return cards.map((card, at) => {
    const { claims, voters, correct, incorrect, decided_before } = facts.get(card.id)!
    const party = card.role !== 'moderator'
    const tally = party ? { voters, correct: 0, incorrect: 0 } : { voters, correct, incorrect }
    return { ...card, field: rows[at]!.field, claims, tally, may_decide: !party && !card.has_voted && !decided_before }
  })
}
