import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: ReactNode
  /** One line why. */
  line?: ReactNode
  /** One thing to do. */
  action?: ReactNode
  level?: 'h2' | 'h3'
}

/** An empty stockbook strip with the places where stamps would stand. */
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
