import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export interface ChipProps {
  children: ReactNode
  /** The address with this value, or for an applied chip without it. */
  href?: string
  onPress?: () => void
  /** An applied filter: the chip is the way to remove it. */
  applied?: boolean
  icon?: IconName
}

export function Chip({ children, href, onPress, applied, icon }: ChipProps) {
  const look = applied ? 'chip chip--on' : 'chip'
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {applied && (
        <>
          <Icon name="x" />
          <span className="vh">
            <Trans>, remove</Trans>
          </span>
        </>
      )}
    </>
  )
  return href === undefined ? (
    <button type="button" className={look} onClick={onPress}>
      {words}
    </button>
  ) : (
    <a className={look} href={href} data-step={applied ? 'refine' : undefined}>
      {words}
    </a>
  )
}
