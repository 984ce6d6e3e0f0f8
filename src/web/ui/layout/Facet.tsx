import { type ReactNode, useState } from 'react'
import { Badge } from '../cards/Badge.tsx'
import { Icon } from '../icons/Icon.tsx'

export interface FacetProps {
  label: string
  set?: number
  children: ReactNode
  /** Collapsed at first. */
  closed?: boolean
  onOpen?: () => void
  /** Contains facets instead of values. */
  outer?: boolean
}

/** A group of filters as `details`, with the number of values set. Never collapses automatically. */
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
