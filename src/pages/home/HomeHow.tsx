import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import css from './Home.module.css'

/** How it works in three lines, and a call to sell. */
export function HomeHow() {
  const { t } = useLingui()
  const me = useMe()
  const lines = [
    { title: t`Look closely`, text: t`Every item lies true to size, front and back, under a loupe that enlarges two and a half times.` },
    { title: t`Sell what is double`, text: t`Open a store, say what sending costs, and put an item from your collection up for sale.` },
    { title: t`Settle with care`, text: t`Money rests in a reserved balance until the parcel is in your hands.` },
  ]
  const sell = me?.store
    ? { href: '/products/create', label: t`Sell an item` }
    : { href: me ? '/store/create' : '/signup', label: me ? t`Create A Store` : t`Sign up and sell` }
  return (
    <>
      <section className="section how" aria-label={t`How it works`}>
        {lines.map(({ title, text }) => (
          <div key={title}>
            <b>{title}</b>
            <p className="text-2">{text}</p>
          </div>
        ))}
      </section>
      <section className={`section panel ${css.call}`} aria-labelledby="sell">
        <div>
          <h2 id="sell">{t`Your doubles are somebody’s gap`}</h2>
          <p className="text-2">{t`Collecting is free, and so is opening a store.`}</p>
        </div>
        <a className="btn btn--fill" href={sell.href}>
          {sell.label}
        </a>
      </section>
    </>
  )
}
