import type { ReactNode } from 'react'
import type { AnyOperation, GivenOf, InputOf } from '#kernel/operation.ts'
import { address } from '../router/screen.ts'
import { Button } from '../ui/controls/Button.tsx'
import css from './NextPage.module.css'
import { nextCursor } from './next-cursor.ts'

interface NextPageProps<Op extends AnyOperation> {
  op: Op
  path: string
  input: InputOf<Op>
  /** `next_page_url` of the answer. */
  url: string | null
  children: ReactNode
}

/** Keyset paging of a list without page numbers: the link to its next page. */
export function NextPage<Op extends AnyOperation>({ op, path, input, url, children }: NextPageProps<Op>) {
  const cursor = nextCursor(url)
  if (!cursor) return null
  return (
    <p className={css.next}>
      <Button href={address(path, op, { ...input, cursor } as GivenOf<Op>)}>{children}</Button>
    </p>
  )
}
