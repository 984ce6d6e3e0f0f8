import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { network } from '#features/network/contract.ts'
import { useTypedQuestion } from '#web/query/use-typed-question.ts'
import { begunName, withName } from './begun-name.ts'

const MOST = 5
const people = (search: string) => ({ id: 'me' as const, search, page_size: MOST })

interface MentionField {
  readonly value: string
  readonly onText: (text: string) => void
  readonly field: RefObject<HTMLTextAreaElement | null>
}
/** The members offered for the name that is being typed, and the keys that choose one. */
export function useMentions({ value, onText, field }: MentionField) {
  const list = useId()
  const [cursor, setCursor] = useState(0)
  const [picked, setPicked] = useState({ of: '', at: 0 })
  const [closed, setClosed] = useState<string>()
  const begun = begunName(value, cursor)
  const found = useTypedQuestion(network.people, begun?.typed ?? '', people, begun !== undefined).answer?.users.data ?? []
  const offered = begun && closed !== begun.typed ? found : []
  const active = picked.of === begun?.typed ? Math.min(picked.at, offered.length - 1) : 0
  function choose(username: string) {
    const next = withName(value, begun!, username)
    onText(next.text)
    setCursor(next.cursor)
    requestAnimationFrame(() => field.current?.setSelectionRange(next.cursor, next.cursor))
  }
  function press(event: KeyboardEvent) {
    if (!begun || !offered.length || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPicked({ of: begun.typed, at: (active + step + offered.length) % offered.length })
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[active]!.username)
    else if (event.key === 'Escape') setClosed(begun.typed)
    else return
    event.preventDefault()
  }
  return { list, offered, shown: offered.length > 0, active, choose, press, setCursor, close: () => setClosed(begun?.typed) }
}
export type Mentions = ReturnType<typeof useMentions>
