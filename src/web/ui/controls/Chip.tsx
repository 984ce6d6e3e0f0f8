import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface ChipProps {
  children: ReactNode
  /** URL with this value; for an applied filter, without it. */
  href?: string
  onPress?: () => void
  /** Applied filter: pressing removes it. */
  applied?: boolean
  icon?: IconName
}

export function Chip({ children, href, onPress, applied, icon }: ChipProps) {
  const { t } = useLingui()
  const look = applied ? 'chip chip--on' : 'chip'
  // A single label: screen readers pause between visible and hidden parts.
  const name = applied && typeof children === 'string' ? t`${children}, remove` : undefined
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {applied && (
        <>
          <Icon name="x" />
          {name === undefined && (
            <span className="vh">
              <Trans>, remove</Trans>
            </span>
          )}
        </>
      )}
    </>
  )
  return href === undefined ? (
    <button type="button" className={look} aria-label={name} onClick={onPress}>
      {words}
    </button>
  ) : (
    <a className={look} aria-label={name} href={href} data-step={applied ? 'refine' : undefined}>
      {words}
    </a>
  )
}
