import { useLingui } from '@lingui/react/macro'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { useData } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { isIn } from '../is-in.ts'
import { pieceOf, TRADABLE } from '../piece.ts'
import css from '../Trades.module.css'
import { type PieceAnswer, useCoins } from '../trade-words.ts'

export interface PiecePickerProps {
  user_id: MemberId
  title: string
  chosen: readonly PieceAnswer[]
  onToggle: (piece: PieceAnswer) => void
  onClose: () => void
}
/** A reader chooses among the newest hundred; the box itself has all. */
const MOST = 100

/** What a member would trade: each is in or out with one press. */
export function PiecePicker({ user_id, title, chosen, onToggle, onClose }: PiecePickerProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const { about } = useCoins()
  const { data } = useData(stampItems.list, { user_id, status: [...TRADABLE], page_size: MOST }).stamp_items
  return (
    <Dialog open wide onClose={onClose} title={title} actions={<Button variant="fill" onClick={onClose}>{t`Done`}</Button>}>
      {data.length === 0 && <p>{t`Nothing here stands for trade or is open to offers.`}</p>}
      <div className={css.picks}>
        {data.map((item) => {
          const piece = pieceOf(item, currency)
          return (
            <button key={item.id} type="button" className={css.pick} aria-pressed={isIn(chosen, piece)} onClick={() => onToggle(piece)}>
              <span className={css.pickWell}>{piece.image_url && <img src={piece.image_url} alt="" loading="lazy" />}</span>
              <bdi>{piece.name}</bdi>
              <small className="text-2">{piece.value === null ? piece.line : `~ ${about(piece.value)}`}</small>
            </button>
          )
        })}
      </div>
    </Dialog>
  )
}
