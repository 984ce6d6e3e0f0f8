import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../ui/controls/Button.tsx'
import css from './List.module.css'

export interface RailProps {
  /** URL of the form without script. */
  action: string
  /** Hidden fields: what the form must keep but does not show. */
  kept: Readonly<Record<string, string | number>>
  filterCount: number
  clearHref: string
  onApply: () => void
  /** Narrow screens: expanded by RailToggle; undefined if a sheet shows the filters there. */
  open?: boolean
  children: ReactNode
}

/** Filters of a list. Progressive enhancement: a GET form; with script each change applies at once. */
export function Rail({ action, kept, filterCount, clearHref, onApply, open, children }: RailProps) {
  const { t } = useLingui()
  return (
    <form
      className={`rail ${css.rail}`}
      id={open === undefined ? undefined : 'filters'}
      data-folds={open !== undefined || undefined}
      data-open={open || undefined}
      aria-label={t`Filters`}
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onApply()
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button className={css.apply} type="submit" variant="fill">{t`Show results`}</Button>
      {filterCount > 0 && <Button href={clearHref}>{t`Clear filters`}</Button>}
    </form>
  )
}

/** Button that expands the filters on narrow screens. */
export function RailToggle({ open, filterCount: count, onToggle }: { open: boolean; filterCount: number; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <Button className={css.toggle} icon="sliders-horizontal" aria-expanded={open} aria-controls="filters" onClick={onToggle}>
      {count ? t`Filters (${count})` : t`Filters`}
    </Button>
  )
}
