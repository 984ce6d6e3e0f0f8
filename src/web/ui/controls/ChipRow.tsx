import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface ChipRowProps {
  /** Applied filters as chips. */
  children?: ReactNode
  /** URL without filters; shown if any is applied. */
  clearHref?: string
  /** Suggested filters after a separator. */
  suggested?: ReactNode
}

export function ChipRow({ children, clearHref, suggested }: ChipRowProps) {
  return (
    <div className="chips">
      {children}
      {clearHref && (
        <a className="link small" href={clearHref} data-step="refine">
          <Trans>Clear all</Trans>
        </a>
      )}
      {children && suggested && <span className="chips-rule only-d" />}
      {suggested}
    </div>
  )
}
