import { useEffect, useState } from 'react'
import { REST_MS } from '#kernel/measures.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { useLatest } from './hooks.ts'
import { useDebouncedCall } from './use-debounced-call.ts'

export interface TypedQuestion<Op extends AnyOperation> {
  /** The last answer until the next arrives. */
  readonly answer: AnswerOf<Op> | undefined
  /** The text of the last query. */
  readonly asked: string
}

/** Debounced query: asks an operation about a text after a pause in typing. */
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
