import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/controls/Select.tsx'
import { type KnownCoin, knownCoins } from '../../core/scale/coins.ts'
import type { FramedPiece } from '../edits.ts'

export interface CoinChoice {
  readonly coin: KnownCoin | undefined
  readonly piece: string | undefined
}

/** Which coin it is, and which of the round pieces. */
export function CoinFields({
  pieces,
  choice,
  onChoice,
}: {
  pieces: readonly FramedPiece[]
  choice: CoinChoice
  onChoice: (choice: CoinChoice) => void
}) {
  const { t, i18n } = useLingui()
  const money = ({ currency, value }: KnownCoin) => new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(value)
  const millimetres = (value: number) => new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'millimeter' }).format(value)
  const currencies = [...new Set(knownCoins.map(({ currency }) => currency))]
  const round = pieces.flatMap((piece, at) => (piece.shape === 'round' ? [{ value: piece.key, number: at + 1 }] : []))
  return (
    <>
      <Select
        label={t`Coin`}
        size="s"
        placeholder={t`Choose a coin`}
        value={choice.coin ? String(knownCoins.indexOf(choice.coin)) : ''}
        onChange={(event) => onChoice({ ...choice, coin: knownCoins[Number.parseInt(event.target.value, 10)] })}
        choices={currencies.map((currency) => ({
          group: new Intl.DisplayNames(i18n.locale, { type: 'currency' }).of(currency) ?? currency,
          choices: knownCoins.flatMap((coin, at) =>
            coin.currency === currency ? [{ value: String(at), label: `${money(coin)} · ${millimetres(coin.diameter_mm)}` }] : [],
          ),
        }))}
      />
      <Select
        label={t`Where it lies`}
        size="s"
        placeholder={round.length === 0 ? t`No round piece is seen` : t`Choose a piece`}
        value={choice.piece ?? ''}
        onChange={(event) => onChoice({ ...choice, piece: event.target.value || undefined })}
        choices={round.map(({ value, number }) => ({ value, label: t`Piece ${number}` }))}
        hint={t`It is left out of what is saved.`}
      />
    </>
  )
}
