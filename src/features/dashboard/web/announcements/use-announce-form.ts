import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type announcementAudiences, type announcementKinds, announcements } from '#features/announcements/contract.ts'
import { locales } from '#kernel/locale.ts'
import { useAct } from '../use-act.ts'

export interface AnnouncementDraft {
  readonly kind: (typeof announcementKinds)[number]
  readonly audience: (typeof announcementAudiences)[number]
  readonly link: string
  readonly from: string
  readonly until: string
}
const EMPTY: AnnouncementDraft = { kind: 'info', audience: 'everybody', link: '', from: '', until: '' }
const NO_WORDS = Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<(typeof locales)[number], string>
/** By the clock of whoever writes. */
const moment = (text: string) => (text ? new Date(text).toISOString() : undefined)

export function useAnnounceForm() {
  const { t } = useLingui()
  const [draft, setDraft] = useState(EMPTY)
  const [words, setWords] = useState(NO_WORDS)
  const { act, busy, refusal } = useAct(announcements.make, t`Announced: pages opened from now on show it`)
  const put = (change: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...change })
  async function submit(event: FormEvent) {
    event.preventDefault()
    const said = Object.fromEntries(Object.entries(words).filter(([, line]) => line.trim()))
    const { kind, audience, link } = draft
    const [from, until] = [moment(draft.from), moment(draft.until) ?? '']
    if (!(await act({ kind, audience, words: said, ...(link && { link }), ...(from && { starts_at: from }), ends_at: until }))) return
    setDraft(EMPTY)
    setWords(NO_WORDS)
  }
  return { draft, put, words, setWords, submit, busy, refusal }
}
