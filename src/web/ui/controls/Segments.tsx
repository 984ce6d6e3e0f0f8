import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface Segment {
  value: string
  label: ReactNode
  icon?: IconName
  pressed?: boolean
  /** Makes it a link, for views and orders. */
  href?: string
  /** Effect on the history: `refine` for another order, `replace` for another view. */
  step?: 'refine' | 'replace'
  /** Shows only the icon; the label is for screen readers. */
  iconOnly?: boolean
}

/** Joined buttons: Grid or List, Front or Back. */
export function Segments({ label, segments, onPick }: { label: string; segments: readonly Segment[]; onPick?: (value: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser allows a fieldset as an inline flex row
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
