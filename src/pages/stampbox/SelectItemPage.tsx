import { useLingui } from '@lingui/react/macro'
import { account } from '#features/account/contract.ts'
import { pictureOf } from '#features/media/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksWords, wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { ownPath } from '#kernel/address.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { ItemCard } from '#web/ui/cards/ItemCard.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './Items.module.css'

const USUAL = 24

interface Picking {
  readonly search: string
  readonly page: number
  readonly page_size: number
  /** Where the choice leads, and by which name the item is told there. */
  readonly back: string
  readonly as: string
}

/** The picker: one item of one's own, for a sale, an auction, a trade; it leads back to where it was asked for. */
export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch): Picking => {
    const as = query.get('as') ?? ''
    return {
      ...placeIn(query, USUAL),
      search: (query.get('search') ?? '').slice(0, 80),
      back: ownPath(query.get('redirect_back'), '/products/create'),
      as: /^[a-z_]{1,30}$/.test(as) ? as : 'productable_id',
    }
  },
  asks: () => [queryOf(account.me, {}), asksWords()],
  next: (picking, answerOf, round) => (round === 0 ? [queryOf(stampItems.cards, listOf(picking, answerOf(account.me, {}).user.id))] : []),
  Draw: ({ input }) => <SelectItem picking={input} />,
})

const listOf = ({ search, page, page_size }: Picking, id: string) => ({ user_id: id as never, search, page, page_size })

function SelectItem({ picking }: { picking: Picking }) {
  const { t } = useLingui()
  const { id } = useData(account.me, {}).user
  const { cards } = useData(stampItems.cards, listOf(picking, id))
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const { back, as, search } = picking
  const hidden = { redirect_back: back, as }
  const hrefOf = (item_id: string) => `${back}${back.includes('?') ? '&' : '?'}${as}=${item_id}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Choose an item`}</Title>
      <h1 className={css.head}>{t`Choose an item`}</h1>
      <form className={css.form} method="get" action="/stamp-items/select" key={search}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField label={t`Search in these items`} name="search" type="search" maxLength={80} defaultValue={search} />
        <Button type="submit" icon="magnifying-glass">{t`Search`}</Button>
      </form>
      {cards.data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={search ? t`No item fits these words and filters.` : t`Your collection is still empty.`}
          action={<Button href="/stamp-items/create" variant="fill" icon="plus">{t`Add an item`}</Button>}
        />
      )}
      <div className={css.picks}>
        {cards.data.map((item, at) => (
          <ItemCard
            key={item.id}
            kind="reference"
            unlabelled
            href={hrefOf(item.id)}
            title={item.name}
            meta={[nameOf(lists.countries, item.country), item.year_issued, nameOf(lists.stampItemStatuses, item.status)]}
            picture={item.media ? pictureOf(item.media, item) : undefined}
            lies={item.item_kind === 'coin' ? 'coin' : 'stamp'}
            eager={at < 6}
          />
        ))}
      </div>
      <Pages
        {...picking}
        total={cards.total}
        hrefOf={(place) => `/stamp-items/select?${new URLSearchParams({ ...hidden, ...(search && { search }), ...placeQuery(place, USUAL) })}`}
      />
    </main>
  )
}
