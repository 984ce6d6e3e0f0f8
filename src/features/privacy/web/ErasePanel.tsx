import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './Privacy.module.css'
import type { OwnPrivacy } from './shown.ts'

const EraseDialog = lazyPart(() => import('./EraseDialog.tsx').then(({ EraseDialog }) => EraseDialog))

/** Erasure of the account; what blocks it is listed instead of the button. */
export function ErasePanel({ open, username, wallet, days }: Pick<OwnPrivacy, 'open' | 'username' | 'wallet' | 'days'>) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  return (
    <section className="panel folio" aria-labelledby="erase">
      <div>
        <h2 id="erase">{t`Erase my account`}</h2>
        <p className="text-2">
          {t`Everything of yours is deleted for good, pictures too. Orders and payments stay in the books without your name. For ${days} days you can change your mind by signing in.`}
        </p>
      </div>
      <div className="folio-body">
        {open.length > 0 ? (
          <>
            <p>{t`Before that, these must be ended:`}</p>
            <ul className={css.open}>
              {open.map(({ code, words, path }) => (
                <li key={`${code} ${words}`}>
                  <a className="link" href={path}>
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Button variant="danger" icon="trash" onClick={() => setAsked(true)}>{t`Erase my account`}</Button>
        )}
      </div>
      {asked && <EraseDialog onClose={() => setAsked(false)} username={username} wallet={wallet} />}
    </section>
  )
}
