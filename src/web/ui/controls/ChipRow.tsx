import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface ChipRowProps {
  /** The applied filters, as chips. */
  children?: ReactNode
  /** The address without any filter; shown while something is applied. */
  clearHref?: string
  /** Suggested filters, behind a rule. */
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
