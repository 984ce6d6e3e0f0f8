import { Plural, useLingui } from '@lingui/react/macro'
import { account } from '#features/account/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { BoxWorth } from './BoxWorth.tsx'
import { boxHref, wholeBox } from './box-address.ts'
import { decadesOf } from './decades.ts'
import css from './Inventory.module.css'
import { CountTable } from './InventoryCounts.tsx'

const WorthOverTime = lazyPart(() => import('./worth/WorthOverTime.tsx').then((part) => part.WorthOverTime))

type CountType = 'status' | 'kind' | 'country' | 'year' | 'condition' | 'topic' | 'category'
const counted = (id: string) => ({
  user_id: id as never,
  count_type: ['status', 'kind', 'country', 'year', 'condition', 'topic', 'category'] as CountType[],
})

/** What one has: counted by everything that it can be counted by, each number leading to its items. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(account.me, {}), queryOf(stampItems.values, {})],
  next: (_, answerOf, round) => (round === 0 ? [queryOf(stampItems.counts, counted(answerOf(account.me, {}).user.id))] : []),
  Draw: () => <Inventory id={useData(account.me, {}).user.id} />,
})

function Inventory({ id }: { id: string }) {
  const { t } = useLingui()
  const { counts, total } = useData(stampItems.counts, counted(id))
  const { pieces } = useData(stampItems.values, {})
  const asked = { at: 'items' as const, view: 'table' as const, size: 'm' as const, list: { ...usual, user_id: id as never } }
  const to = (change: Parameters<typeof boxHref>[1]) => boxHref(asked, { ...wholeBox, ...change })
  const linked = (type: CountType, hrefOf: (code: string) => string) => (counts[type] ?? []).map((row) => ({ ...row, href: hrefOf(row.code) }))
  const tables = [
    { label: t`Status`, rows: linked('status', (code) => to({ status: [code as never] })) },
    { label: t`Country`, rows: linked('country', (code) => to({ country: [code] })) },
    {
      label: t`Decade`,
      rows: decadesOf(counts.year ?? []).map(({ year, ...row }) => ({ ...row, href: to({ year_from: year, year_to: year + 9 }) })),
    },
    { label: t`Condition`, rows: linked('condition', (code) => to({ condition: [code] })) },
    { label: t`Kind`, rows: linked('kind', (code) => to({ item_kind: [code as never] })) },
    { label: t`Topics`, rows: linked('topic', (code) => to({ topic_ids: [code] })) },
    { label: t`Categories`, rows: linked('category', (code) => to({ category_ids: [code] })) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Inventory`}</Title>
      <div className={css.head}>
        <h1>{t`Inventory`}</h1>
        <p className="muted">
          <Plural value={total} one="# item" other="# items" />
          {' · '}
          <Plural value={pieces} one="# piece" other="# pieces" />
        </p>
        <BoxWorth />
      </div>
      <WorthOverTime />
      {tables.length ? (
        <div className={css.tables}>
          {tables.map((table) => (
            <CountTable key={table.label} {...table} total={total} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={t`Nothing to count yet`}
          line={t`As soon as there are items in your collection, they are counted here.`}
          action={<Button href="/stamp-items/create" variant="fill" icon="plus">{t`Add an item`}</Button>}
        />
      )}
    </main>
  )
}

const usual = { ...wholeBox, order_by_condition: 'newest' as const, page: 1, page_size: PAGE.collection }
