import { useLingui } from '@lingui/react/macro'
import { itemStatuses, stampItems } from '#features/stamp-items/contract.ts'
import { asksWords, BoxGrid, useBoxItems, wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { LoadMore } from '#web/ui/controls/LoadMore.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './Items.module.css'

type Asked = InputOf<typeof stampItems.cards>

/** What all members show of their collections, the newest first. */
export default screen({
  reads: (place: RouteMatch): Asked | undefined => {
    const asked = readInput(stampItems.cards, place)
    return asked && { ...asked, ...onlyIndexed, status: asked.status.slice(0, 1), country: asked.country.slice(0, 1) }
  },
  asks: (asked) => [queryOf(stampItems.cards, asked), asksWords()],
  Draw: ({ input }) => <Items asked={input} />,
})

/** Over all members only some filters have an index; others are left out of the address. */
const onlyIndexed = {
  ...{ user_id: undefined, album_id: undefined, lot_id: undefined, set_id: undefined, year_from: undefined, year_to: undefined },
  ...{ item_kind: [], condition: [], topic_ids: [], category_ids: [], tags: [], trash: false, order_by_condition: 'newest' as const },
}
const shown = new Set<string>(itemStatuses.filter((status) => status !== 'PRIVATE' && status !== 'FOR_REFERENCE'))

function Items({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const { cards } = useData(stampItems.cards, asked)
  const { rows, more } = useBoxItems(asked, (cursor) => address('/stamp-items', stampItems.cards, { ...asked, cursor }))
  const statuses = (lists.stampItemStatuses ?? []).filter(({ code }) => shown.has(code))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Items of all collections`}</Title>
      <h1 className={css.head}>{t`Items of all collections`}</h1>
      <form className={css.form} method="get" action="/stamp-items" key={JSON.stringify(asked)}>
        <TextField label={t`Words`} name="search" type="search" maxLength={80} defaultValue={asked.search} />
        <Select label={t`Country`} name="country" defaultValue={asked.country[0] ?? ''} placeholder={t`Any`} choices={choicesOf(lists.countries)} />
        <Select label={t`Status`} name="status" defaultValue={asked.status[0] ?? ''} placeholder={t`Any`} choices={choicesOf(statuses)} />
        <Button type="submit" variant="fill" icon="magnifying-glass">{t`Search`}</Button>
      </form>
      {rows.length ? (
        <BoxGrid items={rows} label={t`Items`} size="m" selection={undefined} lists={lists} />
      ) : (
        <EmptyState
          title={t`Nothing here`}
          line={t`No member shows an item like that.`}
          action={<Button href="/stamp-items">{t`Show all`}</Button>}
        />
      )}
      <div ref={more.near}>
        {more.href && (
          <LoadMore
            href={more.href}
            next={asked.page_size}
            shown={rows.length}
            total={cards.total ?? rows.length}
            atLeast={cards.more_than_total ?? false}
            busy={more.busy}
            onLoad={more.load}
            id="more-items"
          />
        )}
      </div>
    </main>
  )
}
