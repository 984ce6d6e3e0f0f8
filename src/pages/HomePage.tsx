import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { ask, useData } from '#web/data.ts'
import { Head } from '#web/Head.tsx'
import { still } from '#web/site.ts'
import { useSite } from '#web/use-site.ts'
import { HomeBook } from './HomeBook.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeHow } from './HomeHow.tsx'
import { HomeStrip } from './HomeStrip.tsx'
import { siteFacts } from './site-facts.ts'

/** Eight in the stockbook, six in the strip below it. */
const IN_BOOK = 8
const newest = { page_size: IN_BOOK + 6 }

export default still(HomePage, { asks: () => [ask(products.list, newest)] })

function HomePage() {
  const { t } = useLingui()
  const site = useSite()
  const { products: found } = useData(products.list, newest)
  const rest = found.data.slice(IN_BOOK)
  return (
    <main id="main" tabIndex={-1}>
      <Head
        title={t`The stockbook of the world’s collectors`}
        description={t`Buy and sell stamps, coins and banknotes with people who know a hinge from a thin.`}
        path="/"
        facts={[siteFacts(site)]}
      />
      <div className="page">
        <section className="hero">
          <HomeHero total={found.total} atLeast={found.more_than_total} />
          <HomeBook cards={found.data.slice(0, IN_BOOK)} />
        </section>
        {rest.length > 0 && <HomeStrip cards={rest} total={found.total} />}
        <HomeHow />
      </div>
    </main>
  )
}
