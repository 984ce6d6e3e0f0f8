import type { ReactNode } from 'react'
import type { Lies } from './pictures.ts'

export interface WellProps {
  children: ReactNode
  lies?: Lies
  square?: boolean
  /** No strip lines. */
  plain?: boolean
  className?: string
}

/** Black background of every item, the same in both themes. */
export function Well({ children, lies = 'stamp', square, plain, className }: WellProps) {
  const look = ['well', lies !== 'stamp' && `well--${lies}`, square && 'well--square', plain && 'well--plain', className]
  return <div className={look.filter(Boolean).join(' ')}>{children}</div>
}
