import { type EntryRow, entriesById } from '#features/catalogue/server/public.ts'
import { ownMedias } from '#features/media/server/public.ts'
import { isTerm, type TermList } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Facts } from '../rules.ts'
import { type ProposedFacts, proposableNames } from '../shapes.ts'

const CODED = [
  ['country', 'countries', 'proposal.country'],
  ['color', 'colours', 'proposal.color'],
  ['format', 'formats', 'proposal.format'],
  ['printing', 'printings', 'proposal.printing'],
] as const satisfies readonly (readonly [keyof ProposedFacts, TermList, string])[]

/** Codes that no vocabulary has, and pictures of others. Precondition of the lock order: nothing after medias is locked. */
export async function wrongFacts(tx: Tx, member_id: Id<'members'>, facts: ProposedFacts) {
  for (const [field, list, code] of CODED) {
    const value = facts[field]
    if (value && !(await isTerm(tx, list, value))) return refuse(code)
  }
  for (const topic of facts.topic_ids ?? []) if (!(await isTerm(tx, 'topics', topic))) return refuse('proposal.topic')
  // `own` is what a collector calls a catalogue of their own; the numbers said aloud here are given by us.
  for (const { type } of facts.catalogue_number ?? [])
    if (type === 'own' || !(await isTerm(tx, 'catalogue_types', type))) return refuse('proposal.catalogue_number')
  if (facts.media_id && !(await ownMedias(tx, member_id, [facts.media_id]))) return refuse('proposal.media')
  return undefined
}

/** What the entry says now, in the words of a proposal. */
const factsOf = (entry: EntryRow): Facts => Object.fromEntries(proposableNames.map((field) => [field, entry[field]]))

export async function presentFacts(db: Db, entry_id: string): Promise<Facts | undefined> {
  const [entry] = await entriesById(db, [entry_id])
  return entry && factsOf(entry)
}

export const only = (facts: Facts, names: readonly string[]): Facts => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
