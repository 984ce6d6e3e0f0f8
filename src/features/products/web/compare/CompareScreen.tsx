import { Plural, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { COMPARED, products } from '../../contract.ts'
import { FOR_SALE } from '../for-sale/paths.ts'
import css from './Compare.module.css'
import { CompareTable } from './CompareTable.tsx'
import { type Compared, compared } from './compare-address.ts'

export default screen({
  reads: compared,
  asks: ({ asked }) => [queryOf(products.compare, asked)],
  Draw: ({ input }) => <Compare {...input} />,
})

/** Up to four products side by side. */
function Compare({ asked, more }: Compared) {
  const { t } = useLingui()
  const { products: found } = useData(products.compare, asked)
  const gone = asked.ids.length - found.length
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Compare`}</Title>
      <Crumbs crumbs={[{ label: t`For sale`, href: FOR_SALE }, { label: t`Compare` }]} />
      <h1 className="page-head">{t`Compare`}</h1>
      <div className={css.notes}>
        {more && <Note tone="warn">{t`Only the first ${COMPARED} are compared.`}</Note>}
        {gone > 0 && (
          <Note tone="warn">
            <Plural value={gone} one="# of them is no longer there." other="# of them are no longer there." />
          </Note>
        )}
      </div>
      {found.length ? (
        <CompareTable found={found} />
      ) : (
        <EmptyState
          title={t`Nothing marked yet`}
          line={t`Show what is for sale as a list, mark up to ${COMPARED} and press Compare.`}
          action={<Button href={`${FOR_SALE}?view=list`} variant="fill">{t`To the list`}</Button>}
        />
      )}
    </main>
  )
}
