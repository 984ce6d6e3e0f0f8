import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icons/Icon.tsx'

export const owned = ['have', 'want', 'swap'] as const
export type Owned = (typeof owned)[number]

export interface OwnButtonsProps {
  /** Name of the item for labels such as "Want Two pence blue". */
  title: string
  marks: Readonly<Partial<Record<Owned, boolean>>>
  /** Those that this page offers; all of them if left out. */
  offered?: readonly Owned[]
  onMark: (mark: Owned, on: boolean) => void
}

/** Have, Want and Swap on a card: one press each, on a phone at a fair too. */
export function OwnButtons({ title, marks, offered = owned, onMark }: OwnButtonsProps) {
  const { t } = useLingui()
  const words = { have: t`Have`, want: t`Want`, swap: t`Swap` }
  const spoken = { have: t`Have ${title}`, want: t`Want ${title}`, swap: t`Swap ${title}` }
  return (
    <div className="own">
      {offered.map((mark) => (
        <button type="button" key={mark} aria-pressed={marks[mark] ?? false} aria-label={spoken[mark]} onClick={() => onMark(mark, !marks[mark])}>
          {marks[mark] && <Icon name="check" />}
          {words[mark]}
        </button>
      ))}
    </div>
  )
}
