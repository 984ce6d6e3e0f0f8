import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface Segment {
  value: string
  label: ReactNode
  icon?: IconName
  pressed?: boolean
  /** Makes it a link: views and sorts are addresses. */
  href?: string
  /** What its address is in the history: another order of the same list, or only another view of it. */
  step?: 'refine' | 'replace'
  /** Shows the icon alone; the label is spoken. */
  iconOnly?: boolean
}

/** A few joined buttons: Grid or List, Front or Back, Have Want Swap. */
export function Segments({ label, segments, onPick }: { label: string; segments: readonly Segment[]; onPick?: (value: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline flex row in every browser
    <div className="seg" role="group" aria-label={label}>
      {segments.map((segment) =>
        segment.href === undefined ? (
          <button type="button" key={segment.value} aria-pressed={segment.pressed ?? false} onClick={() => onPick?.(segment.value)}>
            <Words {...segment} />
          </button>
        ) : (
          <a key={segment.value} href={segment.href} data-step={segment.step} aria-current={segment.pressed ? 'true' : undefined}>
            <Words {...segment} />
          </a>
        ),
      )}
    </div>
  )
}

const Words = ({ icon, label, iconOnly }: Segment) => (
  <>
    {icon && <Icon name={icon} />}
    {iconOnly ? <span className="vh">{label}</span> : label}
  </>
)
