import { useLingui } from '@lingui/react/macro'
import { localeNames, locales } from '#kernel/locale.ts'
import { useSite } from '#web/router/use-site.ts'
import css from './Document.module.css'

/** The same page in other languages, as plain links. */
export function Languages({ path }: { path: string }) {
  const { t } = useLingui()
  const { locale } = useSite()
  return (
    <nav className={css.languages} aria-label={t`Languages`}>
      <ul className="plain">
        {locales.map((one) => (
          <li key={one}>
            <a
              href={`/language?to=${one}&from=${path}`}
              lang={one}
              hrefLang={one}
              rel="nofollow"
              data-reload
              aria-current={one === locale ? 'true' : undefined}
            >
              {localeNames[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
