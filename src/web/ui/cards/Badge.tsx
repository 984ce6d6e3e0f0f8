import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import type { ListingKind } from './kinds.ts'

export interface BadgeProps {
  children: ReactNode
  /** Colour; default slate. */
  kind?: ListingKind
  icon?: IconName
  className?: string
}

export function Badge({ children, kind = 'supply', icon, className }: BadgeProps) {
  return (
    <span className={['badge', kind !== 'supply' && `badge--${kind}`, className].filter(Boolean).join(' ')}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  )
}
