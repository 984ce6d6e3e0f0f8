import type { ReactNode } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** One group of the rail: folded by the browser itself, with how many of it are set. */
export function Facet({ label, set = 0, children, closed }: { label: string; set?: number; children: ReactNode; closed?: boolean }) {
  return (
    <details className="facet" open={!closed || set > 0}>
      <summary>
        {label}
        {set > 0 && <Badge kind="sale">{set}</Badge>}
        <Icon name="caret-down" />
      </summary>
      <fieldset>
        <legend className="vh">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}
