import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './FooterContact.module.css'

/** A plain form at the foot of every page, closed until it is wanted: it is posted to /contact, which says what happens next. */
export function FooterContact() {
  const { t } = useLingui()
  const { signed_in } = useSite()
  return (
    <details className={css.foot}>
      <summary>{t`Write to us`}</summary>
      <form className={css.form} method="post" action="/contact" data-leave="freely" aria-label={t`Write to us`}>
        {!signed_in && (
          <label className="field">
            {t`E-mail`}
            <input className="input" name="email" type="email" required autoComplete="email" maxLength={254} />
          </label>
        )}
        <label className="field">
          {t`Message`}
          <textarea className="input" name="message" required rows={4} maxLength={5_000} />
        </label>
        <input className={css.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <p className="row">
          <Button type="submit">{t`Send`}</Button>
        </p>
      </form>
    </details>
  )
}
