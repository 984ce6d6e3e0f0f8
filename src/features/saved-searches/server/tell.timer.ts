import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { savedSearchFound } from '../contract.ts'
import { dueSearches, lockedSearch, nextDue, takeUntold } from './queries.ts'

/** Tells of what a search has found since it last told: one message, only of what its member may still see. */
export const tellFound = timer({
  name: 'saved-searches.tell',
  due: dueSearches,
  next: nextDue,
  async run({ tx, clock, emit, tools }, id) {
    await lock(tx, 'saved_searches', [id])
    const search = await lockedSearch(tx, id)
    if (!search?.due_at || search.due_at > (await clock())) return
    const untold = await takeUntold(tx, id)
    const [first] = untold
    const kind = first && tools.subjects.get(first.subject_type)
    if (!kind) return
    const ids = untold.map(({ subject_id }) => subject_id)
    const cards = await kind.cards({ db: tx, files: tools.files, locale: 'en' }, search.member_id, ids)
    const shown = ids.flatMap((one) => cards.find((card) => card.id === one) ?? [])
    if (!shown[0]) return
    const { member_id, name, searchable_type, due_at } = search
    emit(savedSearchFound, {
      ...{ member_id, saved_search_id: id, name, searchable_type, count: shown.length, title: shown[0].title },
      ...{ subject_type: first.subject_type, subject_id: shown[0].id, due: due_at.toISOString() },
    })
  },
})
