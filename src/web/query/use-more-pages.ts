import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { answered } from './client.ts'
import { useQueryClient } from './hooks.ts'
import { keyOf } from './keys.ts'

export interface MorePages<Op extends AnyOperation> {
  /** First page and loaded pages; they stay cached for Back. */
  readonly pages: readonly AnswerOf<Op>[]
  readonly busy: boolean
  /** False if the next page could not be loaded. */
  load(): Promise<boolean>
}

/**
 * Infinite query after a first page that the screen has loaded. `next` returns the next input, undefined at the end. Loaded pages are invalidated by
 * their topics.
 */
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
