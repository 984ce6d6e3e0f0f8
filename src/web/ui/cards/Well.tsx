import type { ReactNode } from 'react'
import type { Lies } from './pictures.ts'

export interface WellProps {
  children: ReactNode
  lies?: Lies
  square?: boolean
  /** Without the strip lines. */
  plain?: boolean
  className?: string
}

/** The black stockbook page every item lies on, in both themes. */
export function Well({ children, lies = 'stamp', square, plain, className }: WellProps) {
  const look = ['well', lies !== 'stamp' && `well--${lies}`, square && 'well--square', plain && 'well--plain', className]
  return <div className={look.filter(Boolean).join(' ')}>{children}</div>
}
