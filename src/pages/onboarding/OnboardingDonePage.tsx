import { Plural, useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { network } from '#features/network/contract.ts'
import { products } from '#features/products/contract.ts'
import { PANEL } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { MarketToday } from './MarketToday.tsx'
import css from './Onboarding.module.css'
import { useInterests } from './use-interests.ts'

const own = { id: 'me' } as const
export default screenWithoutInput(Done, {
  visitors: 'members',
  asks: () => [queryOf(network.standing, own), queryOf(products.list, { page_size: PANEL.welcome_products })],
})

/** End of onboarding: a summary and three next actions. */
function Done() {
  const { t } = useLingui()
  const me = useMe()
  const { following_count } = useData(network.standing, own).follow
  const { codes } = useInterests('countries')
  const market = codes.length ? `/marketplace/for-sale?${new URLSearchParams(codes.map((code) => ['country', code]))}` : '/marketplace/for-sale'
  const name = me?.first_name ?? ''
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Welcome`}</Title>
      <div className={css.two}>
        <div className={css.main}>
          <h1>{name ? t`Welcome, ${name}` : t`Welcome`}</h1>
          <p className="text-2">{t`Everything is kept. You can change it any day in your profile.`}</p>
          <ul className={`plain ${css.nexts}`}>
            <li className="panel">
              <h2>{t`Your first piece`}</h2>
              <p className="text-2">{t`Photograph a stamp, a coin or a note, and it stands in your collection.`}</p>
              <Button href="/stamp-items/create" variant="fill" icon="plus">{t`Add an item`}</Button>
            </li>
            <li className="panel">
              <h2>{t`Your market`}</h2>
              <p className="text-2">{t`What is for sale of the countries that you have chosen.`}</p>
              <Button href={market} icon="storefront">{t`To your market`}</Button>
            </li>
            <li className="panel">
              <h2>
                {following_count > 0 ? (
                  <Plural value={following_count} one="You follow # collector" other="You follow # collectors" />
                ) : (
                  t`Collectors like you`
                )}
              </h2>
              <p className="text-2">{t`See who collects the same, and who sells it.`}</p>
              <Button href="/network" icon="users">{t`Find friends`}</Button>
            </li>
          </ul>
        </div>
        <MarketToday step="countries" codes={codes} />
      </div>
    </main>
  )
}
