import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { stampItems } from '../contract.ts'

export const subjects: SubjectPages = {
  stamp_item: { op: stampItems.show, ids: ({ item, hidden_item, free_item }) => [item, hidden_item, free_item] },
}
