import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { Head } from '#web/router/Head.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import css from './StoreLanding.module.css'

/** What a store is and how one sells, for whoever has none yet. */
export default screenWithoutInput(StoreLanding, { asks: () => [] })

function StoreLanding() {
  const { t } = useLingui()
  const store = useMe()?.store
  const title = t`A store of your own`
  const line = t`Sell from the collection that you keep here: each piece with its pictures, its catalogue number and its faults told.`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={title} description={line} path="/store/landing" />
      <section className={css.hero}>
        <h1>{title}</h1>
        <p className={css.lead}>{line}</p>
        <p className="row row--wrap">
          {store ? (
            <Button href="/store" variant="fill" size="l" icon="storefront">{t`My Store`}</Button>
          ) : (
            <Button href="/store/create" variant="fill" size="l" icon="storefront">{t`Create A Store`}</Button>
          )}
          <Button href="/marketplace/stores" size="l">{t`See other stores`}</Button>
        </p>
      </section>
      <Steps />
      <p className={css.foot}>
        <a className="link" href="/subscription/plans">{t`What each plan shows at a time`}</a>
      </p>
    </main>
  )
}

interface Step {
  icon: IconName
  name: string
  line: string
}

function Steps() {
  const { t } = useLingui()
  const steps: Step[] = [
    {
      icon: 'storefront',
      name: t`Open it in two minutes`,
      line: t`A name, a city, and what you take for sending. No fee for opening, none for listing.`,
    },
    {
      icon: 'images',
      name: t`List what you have`,
      line: t`Out of your collection, with the pictures and facts that stand there already; or a supply.`,
    },
    { icon: 'package', name: t`Send it`, line: t`The buyer has paid before you pack. Put it in the post and tell us the tracking number.` },
    { icon: 'wallet', name: t`Have your money`, line: t`It rests in your reserved balance until the parcel has arrived, then it is yours.` },
  ]
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t`How selling works`}</h2>
      <ol className={css.steps}>
        {steps.map(({ icon, name, line }) => (
          <li key={icon} className="panel">
            <Icon name={icon} />
            <h3>{name}</h3>
            <p className="text-2">{line}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
