import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { groups } from '../contract.ts'

export const subjects: SubjectPages = { group: { op: groups.history, ids: ({ talk_group }) => [talk_group], is_cardless: true } }
