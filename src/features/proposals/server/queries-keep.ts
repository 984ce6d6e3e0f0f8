import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Facts, ProposalStatus } from '../rules.ts'
import type { ProposedFacts } from '../shapes.ts'

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

export interface NewProposal {
  readonly kind: 'new' | 'correction'
  readonly entry_id: Id<'catalogue_entries'> | null
  readonly proposer_id: Id<'members'>
  readonly given: ProposedFacts
  readonly base: Facts
  readonly note: string
  readonly different_from: readonly string[]
  readonly opened_at: Date
  readonly closes_at: Date
}
/** `scott:240`, the spaces gone, as open proposals are searched by their numbers. */
export const numberKeys = ({ catalogue_number = [] }: ProposedFacts): string[] =>
  catalogue_number.map(({ type, number }) => `${type}:${number.replace(/\s+/g, '').toLowerCase()}`)

/** Undefined when the member has an open correction of this entry. */
export async function keepProposal(tx: Tx, { given, base, different_from, ...rest }: NewProposal): Promise<Id<'catalogue_proposals'> | undefined> {
  const row = await tx
    .insertInto('catalogue_proposals')
    .values({
      ...rest,
      given: json(given),
      base: json(base),
      numbers: rest.kind === 'new' ? numberKeys(given) : [],
      different_from: [...different_from],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Moved {
  readonly status: ProposalStatus
  readonly entry_id?: Id<'catalogue_entries'>
  readonly opened_at?: Date
  readonly closes_at: Date | null
  readonly decided_at?: Date | null
  readonly decided_by?: Id<'members'> | null
  readonly reason?: string
}
export async function keepState(tx: Tx, id: Id<'catalogue_proposals'>, moved: Moved) {
  await tx.updateTable('catalogue_proposals').set(moved).where('id', '=', id).execute()
}

export async function keepRenewed(
  tx: Tx,
  id: Id<'catalogue_proposals'>,
  { given, base, different_from }: { given: Facts; base: Facts; different_from: readonly string[] },
) {
  await tx
    .updateTable('catalogue_proposals')
    .set({ given: json(given), base: json(base), different_from: [...different_from] })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('catalogue_votes').where('proposal_id', '=', id).execute()
}

export async function keepEnd(tx: Tx, id: Id<'catalogue_proposals'>, closes_at: Date) {
  await tx.updateTable('catalogue_proposals').set({ closes_at }).where('id', '=', id).execute()
}
