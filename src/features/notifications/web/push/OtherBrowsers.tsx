import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { notifications } from '../../contract.ts'
import css from './Push.module.css'

interface OtherBrowsersProps {
  browsers: AnswerOf<typeof notifications.pushBrowsers>['push']['data']
  switchOff(id: string): Promise<void>
}
export function OtherBrowsers({ browsers, switchOff }: OtherBrowsersProps) {
  const { t } = useLingui()
  if (!browsers.length) return null
  return (
    <section>
      <h3>{t`Your other browsers`}</h3>
      <ul className="plain">
        {browsers.map(({ id, browser, system, program, created_at }) => {
          const name = browser && system ? t`${browser} on ${system}` : (browser ?? (program || t`Unknown browser`))
          return (
            <li key={id} className={css.browser}>
              <span>
                <strong>{name}</strong>{' '}
                <span className="text-2">
                  {t`since`} <DateTime show="date" at={created_at} />
                </span>
              </span>
              <Button size="s" aria-label={t`Switch off: ${name}`} onClick={() => void switchOff(id)}>{t`Switch off`}</Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
