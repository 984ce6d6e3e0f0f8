import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { listCodec } from '#web/list/list-codec.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { asksWindows, StoreCards } from './StoreCards.tsx'
import { isNarrowed, StoreFilters, words } from './StoreFilters.tsx'
import css from './StoresPage.module.css'

const STORES = '/marketplace/stores'

type StoresPageInput = InputOf<typeof stores.list>
const storesList = listCodec(stores.list, STORES)

/** All stores, most products first, or a search by name. */
export default screen({
  reads: storesList.read,
  asks: (input: StoresPageInput) => [queryOf(stores.list, input), queryOf(vocabularies.staticData, words)],
  next: (input, answerOf, round) => (round === 0 ? [asksWindows(answerOf(stores.list, input).stores.data)] : []),
  Draw: ({ input }) => <Stores input={input} />,
})

function Stores({ input }: { input: StoresPageInput }) {
  const { t } = useLingui()
  const { page, search } = input
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={page > 1 ? t`Stores, page ${page}` : t`Stores`}
        description={t`Collectors and dealers who sell here, and what they have.`}
        path={storesList.href({ page })}
        passing={isNarrowed(input)}
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`Stores` }]} />
      <div className="list-title">
        <h1>{t`Stores`}</h1>
        <p className="text-2">{t`Dealers and collectors who sell. Each is shown by three pieces it has today.`}</p>
        <search>
          <form key={JSON.stringify(input)} className={css.bar} action={STORES}>
            <input
              className="input"
              type="search"
              name="search"
              maxLength={80}
              defaultValue={search}
              aria-label={t`Name or number of a store`}
              placeholder={t`Name or number`}
              autoComplete="off"
            />
            <button className="btn" type="submit">{t`Search`}</button>
            <StoreFilters input={input} />
          </form>
        </search>
      </div>
      <Found input={input} />
    </main>
  )
}

function Found({ input }: { input: StoresPageInput }) {
  const { t } = useLingui()
  const { data, total, next_page_url } = useData(stores.list, input).stores
  const { search: text, page } = input
  if (!data.length)
    return (
      <EmptyState
        title={text ? t`Nothing found for “${text}”` : t`Nothing is for sale yet`}
        line={t`Stores are found by the words of their name, or by their number.`}
        action={isNarrowed(input) || page > 1 ? <Button href={STORES}>{t`All stores`}</Button> : undefined}
      />
    )
  return (
    <section className="section" aria-label={t`Stores`}>
      <StoreCards stores={data} />
      <Pages {...input} total={total} hasNext={next_page_url !== null} hrefOf={(place) => storesList.href({ ...input, ...place })} />
    </section>
  )
}
