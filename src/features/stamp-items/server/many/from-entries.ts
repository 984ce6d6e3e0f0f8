import { entriesById } from '#features/catalogue/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { type StampItemId, stampItemChanged, stampItems } from '../../contract.ts'
import { countable } from '../../rules.ts'
import { wrongFacts } from '../check.ts'
import type { NewItem } from '../queries-keep.ts'
import { blankItem } from './blank-item.ts'
import { keepMany } from './queries-many.ts'

type Call = CommandContext<typeof stampItems.fromEntries>
type EntryRow = Awaited<ReturnType<typeof entriesById>>[number]

/** Have and Swap on a card, and a pasted range: what the entry says of every copy is filled in. */
export const fromEntries = command(stampItems.fromEntries, async ({ input: { entries }, viewer, tx, emit }) => {
  const found = new Map((await entriesById(tx, [...new Set(entries.map((one) => one.catalogue_entry_id))])).map((row) => [row.id, row]))
  const copies = []
  for (const { catalogue_entry_id, ...said } of entries) {
    const entry = found.get(catalogue_entry_id)
    if (!entry) return refuse('stamp_item.catalogue_entry')
    const copy = copyOf(entry, said)
    const wrong = (await wrongFacts(tx, copy)) ?? countable(copy.quantity_owned)
    if (refused(wrong)) return wrong
    copies.push(copy)
  }
  const ids = await keepMany(tx, viewer.id as MemberId, copies)
  for (const stamp_item_id of ids) emit(stampItemChanged, { stamp_item_id: stamp_item_id as StampItemId, member_id: viewer.id })
  return { ids: ids as StampItemId[] }
})

type Said = Omit<Call['input']['entries'][number], 'catalogue_entry_id'>

function copyOf(entry: EntryRow, { status = 'PRIVATE', condition = null, storage_place = '', quantity_owned }: Said): NewItem {
  const { id, item_kind, name, country, year_issued, denomination, color, perforation, format, printing, width_mm, height_mm, topic_ids } = entry
  const mint = condition !== null && /^(M|NGAI)/.test(condition)
  return {
    ...blankItem,
    ...{
      name,
      country,
      year_issued,
      denomination,
      color,
      perforation,
      format,
      printing,
      width_mm,
      height_mm,
      topic_ids,
      status,
      condition,
      storage_place,
    },
    item_kind: item_kind as NewItem['item_kind'],
    total_stamps_issued: entry.total_stamps_issued,
    catalogue_entry_id: id as NewItem['catalogue_entry_id'],
    catalogue_number: entry.catalogue_number
      .slice(0, 12)
      .map(({ type, number }) => ({ type, number, custom_value: '', value: null, currency: null, year: null })),
    quantity_owned: quantity_owned ?? { mint: mint ? 1 : 0, used: mint ? 0 : 1 },
  }
}
