import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Trades.module.css'
import { type PieceAnswer, useCoins } from './trade-words.ts'

interface TrayProps {
  pieces: readonly PieceAnswer[]
  /** Those that were not in the last offer. */
  fresh?: (piece: PieceAnswer) => boolean
  onRemove?: (piece: PieceAnswer) => void
  add?: { label: string; onPress: () => void }
}

/** Pieces on the black strips of a stockbook. */
export function Tray({ pieces, fresh, onRemove, add }: TrayProps) {
  const { t } = useLingui()
  const { about } = useCoins()
  return (
    <ul className={css.tray}>
      {pieces.map((piece) => (
        <li key={piece.stamp_item_id ?? piece.name}>
          {fresh?.(piece) && <span className={css.mark}>{t`New`}</span>}
          {onRemove && (
            <span className={css.remove}>
              <IconButton icon="x" label={t`Take out ${piece.name}`} onClick={() => onRemove(piece)} />
            </span>
          )}
          <span className={css.pocket}>{piece.image_url && <img className="item" src={piece.image_url} alt="" loading="lazy" />}</span>
          <p>
            <bdi>{piece.name}</bdi>
            <span>{[piece.line, piece.value === null ? '' : `~ ${about(piece.value)}`].filter(Boolean).join(', ')}</span>
            {!piece.is_there && <span>{t`Not to be had as described`}</span>}
          </p>
        </li>
      ))}
      {add && (
        <li>
          <button type="button" className={css.add} onClick={add.onPress}>
            <Icon name="plus" />
            {add.label}
          </button>
        </li>
      )}
    </ul>
  )
}
