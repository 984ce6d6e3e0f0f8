import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './Subscribe.module.css'

/** A plain form, the same with script and without: it is posted to a page of its own, which says what happens next. */
export function SubscribeForm() {
  const { t } = useLingui()
  return (
    <form className={css.form} method="post" action="/subscribe" data-leave="freely" aria-label={t`Subscribe for updates`}>
      <label htmlFor="subscribe-email">{t`Subscribe for updates`}</label>
      <span className={css.row}>
        <input
          className="input"
          id="subscribe-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t`E-mail`}
          maxLength={254}
        />
        <Button type="submit">{t`Subscribe`}</Button>
      </span>
      <input className={css.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </form>
  )
}
