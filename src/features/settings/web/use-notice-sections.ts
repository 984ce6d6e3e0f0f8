import type { NoticeSection } from '#kernel/notice.ts'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { settings } from '../contract.ts'
import { useSectionNames } from './use-section-names.ts'

type Answer = AnswerOf<typeof settings.notices>
export type NoticeSwitches = Answer['data'][number]
interface SectionShown {
  readonly name: NoticeSection
  readonly label: string
  readonly rows: readonly NoticeSwitches[]
}

export function useNoticeSections(asked: InputOf<typeof settings.notices>): readonly SectionShown[] {
  const { sections, data } = useData(settings.notices, asked)
  const labels = useSectionNames()
  return sections.map((name) => ({ name, label: labels[name], rows: data.filter((row) => row.section === name) }))
}
