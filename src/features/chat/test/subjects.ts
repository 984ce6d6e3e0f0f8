import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { chat } from '../contract.ts'

export const subjects: SubjectPages = { conversation: { op: chat.history, ids: ({ conversation }) => [conversation], is_cardless: true } }
