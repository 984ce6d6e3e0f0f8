import { useLingui } from '@lingui/react/macro'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'

export function NotFound() {
  const { t } = useLingui()
  const { name } = useSite()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`This page could not be found`}</Title>
      <meta name="robots" content="noindex" />
      <div className="empty section">
        <div className="well well--plain ghost" aria-hidden="true">
          <i />
          <i />
          <i />
          <Postmark word={t`Return to sender`} place={name} size={100} />
        </div>
        <h1>{t`This page could not be found`}</h1>
        <p className="text-2">{t`It is gone, or was never yours to see.`}</p>
        <a className="btn btn--fill" href="/">{t`Back to the home page`}</a>
      </div>
    </main>
  )
}
