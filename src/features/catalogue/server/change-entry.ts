import { publishMedias, unuseMedias, useMediaBy } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { entriesById } from './queries.ts'
import { keepNumbers, type NewEntry, updateEntry } from './queries-keep.ts'
import { entryWords } from './words-of.ts'

export type EntryChange = Partial<NewEntry>

/** Changes facts of an entry, and the words that it is found by. Precondition: the entry is locked. */
export async function changeEntry(tx: Tx, id: Id<'catalogue_entries'>, { catalogue_number, ...facts }: EntryChange): Promise<void> {
  const before = (await entriesById(tx, [id]))[0]!
  const wordsOf = await entryWords(tx)
  const words = wordsOf({ ...before, ...facts, catalogue_number: catalogue_number ?? before.catalogue_number })
  await updateEntry(tx, id, facts, words)
  if (catalogue_number) await keepNumbers(tx, id, catalogue_number)
  if (facts.media_id !== undefined) await changePicture(tx, id, before.media_id, facts.media_id)
}

async function changePicture(tx: Tx, id: Id<'catalogue_entries'>, before: string | null, now: Id<'medias'> | null) {
  if (before && before !== now) await unuseMedias(tx, [before], 'catalogue_entry', id)
  if (!now) return
  await useMediaBy(tx, now, 'catalogue_entry', [id])
  await publishMedias(tx, [now])
}
