import { type ReactNode, useState } from 'react'
import { Badge } from '../cards/Badge.tsx'
import { Icon } from '../icons/Icon.tsx'

export interface FacetProps {
  label: string
  set?: number
  children: ReactNode
  /** Folded until somebody opens it. */
  closed?: boolean
  onOpen?: () => void
  /** Holds facets rather than values. */
  outer?: boolean
}

/** One group of the rail: folded by the browser itself, with how many of it are set. It never folds by itself. */
export function Facet({ label, set = 0, children, closed, onOpen, outer }: FacetProps) {
  const [open, setOpen] = useState(!closed || set > 0)
  const toggle = (now: boolean) => {
    setOpen(now)
    if (now) onOpen?.()
  }
  return (
    <details className="facet" open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        {label}
        {set > 0 && <Badge kind="sale">{set}</Badge>}
        <Icon name="caret-down" />
      </summary>
      {outer ? (
        children
      ) : (
        <fieldset>
          <legend className="vh">{label}</legend>
          {children}
        </fieldset>
      )}
    </details>
  )
}
