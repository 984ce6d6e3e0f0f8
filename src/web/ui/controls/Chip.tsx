import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

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
  const { t } = useLingui()
  const look = applied ? 'chip chip--on' : 'chip'
  // Said as one name: text beside a hidden part is read with a gap between them.
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
