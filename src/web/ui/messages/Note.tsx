import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

const icons: Record<NonNullable<NoteProps['tone']>, IconName> = {
  info: 'info',
  good: 'check-circle',
  warn: 'warning',
  bad: 'warning-circle',
  auction: 'warning-circle',
  lead: 'check-circle',
}

export interface NoteProps {
  children: ReactNode
  tone?: 'info' | 'good' | 'warn' | 'bad' | 'auction' | 'lead'
  icon?: IconName
  /** Live region: `status` is announced politely, `alert` at once. */
  role?: 'status' | 'alert'
}

export function Note({ children, tone = 'info', icon = icons[tone], role }: NoteProps) {
  return (
    <div className={tone === 'info' ? 'note' : `note note--${tone}`} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
