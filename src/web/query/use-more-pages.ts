import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { answered } from './client.ts'
import { useQueryClient } from './hooks.ts'
import { keyOf } from './keys.ts'

export interface MorePages<Op extends AnyOperation> {
  /** The first page, and what was loaded behind it: still there when one comes back. */
  readonly pages: readonly AnswerOf<Op>[]
  readonly busy: boolean
  /** False where the next page could not be fetched. */
  load(): Promise<boolean>
}

/** An infinite query behind a first page that the screen has asked for. `next` says what is asked after an answer; undefined at the end. Pages behind the first are fetched again with their topics. */
export function useMorePages<Op extends AnyOperation>(
  op: Op,
  input: GivenOf<Op>,
  first: AnswerOf<Op>,
  next: (last: AnswerOf<Op>) => GivenOf<Op> | undefined,
): MorePages<Op> {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const queryKey = ['more', ...keyOf({ op, input })]
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey,
    initialPageParam: next(first),
    queryFn: ({ pageParam }) => answered(client.ask, { op, input: pageParam as GivenOf<Op> }) as Promise<AnswerOf<Op>>,
    getNextPageParam: (last: AnswerOf<Op>) => next(last),
    enabled: client.getQueryData(queryKey) !== undefined,
    meta: { query: { op, input } },
  })
  const pages = [first, ...(data?.pages ?? [])]
  async function load() {
    if (next(pages.at(-1)!) === undefined) return true
    setBusy(true)
    const { isFetchNextPageError, isError } = await fetchNextPage()
    setBusy(false)
    return !(isFetchNextPageError || isError)
  }
  return { pages, busy, load }
}
