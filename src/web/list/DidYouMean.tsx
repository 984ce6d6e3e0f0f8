import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Spelling suggestion with a link. */
export function DidYouMean({ search, href, children }: { search: string; href: string; children?: ReactNode }) {
  return (
    <p>
      <Trans>
        Did you mean{' '}
        <a className="link strong" href={href}>
          {search}
        </a>
        ?
      </Trans>
      {children && <> {children}</>}
    </p>
  )
}
