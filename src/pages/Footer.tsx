import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { localeNames, locales } from '#kernel/locale.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { useSite } from '#web/use-site.ts'

/** Ways, languages and themes; the two choices are plain forms that come back to this page. */
export function Footer() {
  const { t } = useLingui()
  const { name, today } = useSite()
  return (
    <footer className="foot">
      <div className="page">
        <div className="foot-grid">
          <div>
            <Logo name={name} href="/" />
            <p className="small text-2">{t`The stockbook of the world’s collectors. Stamps, coins and everything that keeps them safe.`}</p>
          </div>
          <nav aria-label={t`Market`}>
            <h2>{t`Market`}</h2>
            <ul className="plain">
              <li><a href="/marketplace/for-sale">{t`For sale`}</a></li>
            </ul>
          </nav>
          <nav aria-label={t`You`}>
            <h2>{t`You`}</h2>
            <ul className="plain">
              <li><a href="/orders">{t`My orders`}</a></li>
              <li><a href="/cart">{t`Cart`}</a></li>
            </ul>
          </nav>
        </div>
        <div className="foot-end">
          <span className="small muted">© {today.slice(0, 4)} {name}</span>
          <Choices />
        </div>
      </div>
    </footer>
  )
}

function Choices() {
  const { t } = useLingui()
  const { locale, theme } = useSite()
  const here = useRouterState({ select: ({ location }) => location.href })
  return (
    <>
      <Choice action="/language" label={t`Language`} now={locale} here={here} choices={locales.map((one) => ({ value: one, label: localeNames[one] }))} />
      <Choice action="/theme" label={t`Theme`} now={theme} here={here} choices={[{ value: 'auto', label: t`As my device` }, { value: 'light', label: t`Light` }, { value: 'dark', label: t`Dark` }]} />
    </>
  )
}

interface ChoiceProps {
  action: string
  label: string
  now: string
  here: string
  choices: readonly { value: string; label: string }[]
}

function Choice({ action, label, now, here, choices }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <form action={action} className="row" data-reload>
      <label className="row small">
        <span className="muted">{label}</span>
        <select className="select select--s" name="to" defaultValue={now} onChange={(event) => event.currentTarget.form?.submit()}>
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value} lang={action === '/language' ? value : undefined}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <input type="hidden" name="from" value={here} />
      <noscript>
        <button className="btn btn--s" type="submit">{t`Choose`}</button>
      </noscript>
    </form>
  )
}
