import { useLingui } from '@lingui/react/macro'
import { Chip } from '../ui/controls/Chip.tsx'
import { ChipRow } from '../ui/controls/ChipRow.tsx'

/** An active filter, and the URL without it. */
export interface AppliedFilter {
  readonly label: string
  readonly href: string
}
interface AppliedFiltersProps {
  applied: readonly AppliedFilter[]
  clearHref: string
  /** Values in the URL that no filter accepts, and the URL without them. */
  unread?: { readonly values: readonly string[]; readonly href: string }
}

/** Active filters as chips that remove them. */
export function AppliedFilters({ applied, clearHref, unread }: AppliedFiltersProps) {
  const { t } = useLingui()
  return (
    <ChipRow clearHref={applied.length ? clearHref : undefined}>
      {unread?.values.map((value) => (
        <Chip key={`unread ${value}`} href={unread.href} applied icon="warning">
          {t`Not understood: ${value}`}
        </Chip>
      ))}
      {applied.map(({ label, href }) => (
        <Chip key={href} href={href} applied>
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}
