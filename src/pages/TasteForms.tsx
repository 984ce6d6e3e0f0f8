import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { localeNames, locales } from '#kernel/locale.ts'
import { useSite } from '#web/use-site.ts'

/** Language, theme and density: forms, so that they work without script, and come back to this page. */
export function TasteForms() {
  const { t } = useLingui()
  const { theme, density } = useSite()
  const here = useRouterState({ select: ({ location }) => location.href })
  return (
    <>
      <LanguageForm />
      <Choice
        action="/theme"
        label={t`Theme`}
        now={theme}
        here={here}
        choices={[
          { value: 'auto', label: t`As my device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
      />
      <Choice
        action="/density"
        label={t`Density`}
        now={density}
        here={here}
        choices={[
          { value: 'comfortable', label: t`Comfortable` },
          { value: 'compact', label: t`Compact` },
        ]}
      />
    </>
  )
}

/** `quiet`: its label is for screen readers, as in the header. */
export function LanguageForm({ quiet = false }: { quiet?: boolean }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const here = useRouterState({ select: ({ location }) => location.href })
  return (
    <Choice
      action="/language"
      label={t`Language`}
      quiet={quiet}
      now={locale}
      here={here}
      choices={locales.map((one) => ({ value: one, label: localeNames[one] }))}
    />
  )
}

interface ChoiceProps {
  quiet?: boolean
  action: string
  label: string
  now: string
  here: string
  choices: readonly { value: string; label: string }[]
}

function Choice({ action, label, quiet = false, now, here, choices }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <form action={action} className="row" data-reload>
      <label className="row small">
        <span className={quiet ? 'vh' : 'muted'}>{label}</span>
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
