import { useEffect, useState } from 'react'
import { REST_MS } from '#kernel/measures.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { useLatest } from './hooks.ts'
import { useDebouncedCall } from './use-debounced-call.ts'

export interface TypedQuestion<Op extends AnyOperation> {
  /** Until the next is there, the last answer. */
  readonly answer: AnswerOf<Op> | undefined
  /** The text that was asked; empty until there was one. */
  readonly asked: string
}

/** Debounced question: an operation is asked about a text once the typing rests. */
export function useTypedQuestion<Op extends AnyOperation>(
  op: Op,
  typed: string,
  inputOf: (text: string) => GivenOf<Op>,
  wanted: boolean,
): TypedQuestion<Op> {
  const text = typed.trim()
  const [asked, ask] = useState(text)
  const { later } = useDebouncedCall(REST_MS.typeahead)
  useEffect(() => later(() => ask(text)), [text])
  const answer = useLatest(op, inputOf(asked), wanted && asked !== '')
  return { answer: asked === '' ? undefined : answer, asked }
}
