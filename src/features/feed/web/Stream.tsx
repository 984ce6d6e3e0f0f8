import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useRef, useState } from 'react'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { useMorePages } from '#web/query/use-more-pages.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { feed } from '../contract.ts'
import css from './Feed.module.css'
import { FeedCard } from './FeedCard.tsx'
import type { FeedShown } from './feed-answer.ts'

const NewBar = lazyPart(async () => (await import('./NewBar.tsx')).NewBar)

interface StreamProps {
  asked: InputOf<typeof feed.list>
  first: AnswerOf<typeof feed.list>
  /** The way to the next page without script. */
  hrefOf: (cursor: string) => string
}
const cursorIn = (url: string | null) => (url === null ? undefined : (new URLSearchParams(url.split('?')[1]).get('cursor') ?? undefined))

/** The items of a feed. Whatever comes meanwhile waits behind the bar; live values change inside their cards. */
export function Stream({ asked, first, hrefOf }: StreamProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const { rows, cursor, busy, load } = usePages(asked, first)
  const { shown, newest, renew } = useWaiting(asked, rows)
  async function news() {
    await renew()
    box.current?.querySelector<HTMLElement>('article a')?.focus()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className={css.items} ref={box} aria-busy={busy}>
      {first.viewer_id && asked.type === 'following' && newest && !asked.cursor && <NewBar key={newest} since={newest} onPress={() => void news()} />}
      {shown.map((item, at) => (
        <FeedCard key={item.id} item={item} server_time={first.server_time} eager={at < 2} />
      ))}
      {cursor && (
        <p className={css.more}>
          <Button
            href={hrefOf(cursor)}
            aria-busy={busy}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              void load()
            }}
          >
            {busy ? t`Loading` : t`Show more`}
          </Button>
        </p>
      )}
    </div>
  )
}

function usePages(asked: StreamProps['asked'], first: StreamProps['first']) {
  const { pages, busy, load } = useMorePages(feed.list, asked, first, ({ paginated_items: { next_page_url } }) => {
    const cursor = cursorIn(next_page_url)
    return cursor ? { ...asked, page: 1, cursor } : undefined
  })
  const rows = [...new Map(pages.flatMap((page) => page.paginated_items.data).map((row) => [row.item_type + row.item_id, row])).values()]
  return { rows, busy, load, cursor: cursorIn(pages.at(-1)!.paginated_items.next_page_url) }
}

const newestOf = (rows: readonly FeedShown[]) =>
  rows
    .map(({ id }) => id)
    .toSorted()
    .at(-1)

/** Only what stood there when the page was opened, or was loaded further down, or asked for by the bar. */
function useWaiting(asked: StreamProps['asked'], rows: readonly FeedShown[]) {
  const client = useQueryClient()
  const [top, setTop] = useState(() => newestOf(rows))
  const shown = top === undefined ? rows : rows.filter(({ id, why }) => id <= top || why === 'own')
  async function renew() {
    const queryKey = keyOf({ op: feed.list, input: asked })
    await client.refetchQueries({ queryKey })
    setTop(newestOf(client.getQueryData<StreamProps['first']>(queryKey)?.paginated_items.data ?? []))
  }
  // An answer that came anew may hold what is not shown yet: that stays new.
  return { shown, newest: top ?? newestOf(rows), renew }
}
