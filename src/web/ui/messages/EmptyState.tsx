import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: ReactNode
  /** One line with the reason. */
  line?: ReactNode
  /** One action. */
  action?: ReactNode
  level?: 'h2' | 'h3'
}

/** Drawn as an empty stockbook strip. */
export function EmptyState({ title, line, action, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="well well--plain ghost" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <Heading>{title}</Heading>
      {line && <p className="text-2">{line}</p>}
      {action}
    </div>
  )
}
