import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { fileCss } from '#features/imports/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { bulkListing, ProductImportId } from '../contract.ts'
import { Rows } from './Rows.tsx'
import { Standing } from './Standing.tsx'

/** One table on its way: looked at, listed, taken back. */
export default screen({
  visitors: 'members',
  reads: ({ path }: RouteMatch) => {
    const id = safeParse(ProductImportId, path.product_import_id).data
    return id && { id }
  },
  asks: ({ id }) => [
    queryOf(bulkListing.show, { id }),
    queryOf(bulkListing.rows, { id, status: 'wrong' }),
    queryOf(bulkListing.rows, { id, status: 'good' }),
    queryOf(bulkListing.rows, { id, status: 'listed' }),
  ],
  Draw: ({ input }) => <Shown id={input.id} />,
})

function Shown({ id }: { id: ProductImportId }) {
  const { t } = useLingui()
  const { import: one } = useData(bulkListing.show, { id })
  const wrong = useData(bulkListing.rows, { id, status: 'wrong' })
  const good = useData(bulkListing.rows, { id, status: 'good' })
  const listed = useData(bulkListing.rows, { id, status: 'listed' })
  return (
    <main id="main" className={`page ${fileCss.page}`} tabIndex={-1}>
      <Title>{one.name}</Title>
      <div>
        <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`List many at once`, href: '/store/import' }, { label: one.name }]} />
        <div className={fileCss.head}>
          <h1>
            <bdi>{one.name}</bdi>
          </h1>
        </div>
      </div>
      <Standing one={one} />
      <Rows id="wrong" title={t`Rows that need a look`} one={one} {...wrong} />
      <Rows id="listed" title={t`Listed`} one={one} {...listed} />
      <Rows id="good" title={t`Ready to be listed`} one={one} {...good} />
    </main>
  )
}
