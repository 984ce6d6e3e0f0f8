import { useLingui } from '@lingui/react/macro'
import { useTaste } from '#features/settings/web/public.tsx'
import { localeNames, locales } from '#kernel/locale.ts'
import type { DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'

/** Progressive enhancement: language, theme and density as forms that work without script and return to this page. */
export function TasteForms() {
  const { t } = useLingui()
  const { theme, density } = useSite()
  const here = useLocation().href
  return (
    <>
      <LanguageForm />
      <Choice
        preference="theme"
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
        preference="density"
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

/** `quiet`: the label is for screen readers only. */
export function LanguageForm({ quiet = false }: { quiet?: boolean }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const here = useLocation().href
  return (
    <Choice
      preference="locale"
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
  preference: 'locale' | 'theme' | 'density'
  label: string
  now: string
  here: string
  choices: readonly { value: string; label: string }[]
}

const ACTIONS = { locale: '/language', theme: '/theme', density: '/density' }

function Choice({ preference, label, quiet = false, now, here, choices }: ChoiceProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { choose: keep } = useTaste(preference)
  // Members store it in their settings; for guests the form is submitted.
  const choose = (select: HTMLSelectElement) =>
    signed_in ? void keep(select.value as DisplayPreferenceOf<typeof preference>) : select.form?.submit()
  return (
    <form action={ACTIONS[preference]} className="row" data-reload>
      <label className="row small">
        <span className={quiet ? 'vh' : 'muted'}>{label}</span>
        <select className="select select--s" name="to" key={now} defaultValue={now} onChange={({ currentTarget }) => choose(currentTarget)}>
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value} lang={preference === 'locale' ? value : undefined}>
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
