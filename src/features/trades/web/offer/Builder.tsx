import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MemberId } from '#kernel/shapes.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { TradeType } from '../../rules.ts'
import { isIn } from '../is-in.ts'
import { sumOf } from '../piece.ts'
import css from '../Trades.module.css'
import { Tray } from '../Tray.tsx'
import { type PieceAnswer, useTradeWords } from '../trade-words.ts'
import { Worth } from '../Worth.tsx'
import { Balance } from './Balance.tsx'
import type { PaneTerms } from './differences.ts'
import type { PiecePickerProps } from './PiecePicker.tsx'

const PiecePicker = lazyPart<PiecePickerProps>(() => import('./PiecePicker.tsx').then((part) => part.PiecePicker))

/** What the owner of the listing takes, and in which pane the other side gives it. */
export interface Taking {
  readonly pane: 'give' | 'receive'
  readonly type: TradeType
}
interface BuilderProps {
  me: MemberId
  them: { readonly id: MemberId; readonly full_name: string }
  terms: PaneTerms
  before?: PaneTerms | undefined
  taking?: Taking | undefined
  onTerms: (terms: PaneTerms) => void
}
type Pane = Taking['pane']
const coinsOf = { give: 'coins_given', receive: 'coins_received' } as const

/** Two panes with a running value each: what one gives, what one receives. */
export function Builder({ me, them, terms, before, taking, onTerms }: BuilderProps) {
  const { t } = useLingui()
  const [picking, setPicking] = useState<Pane>()
  const toggle = (pane: Pane, piece: PieceAnswer) =>
    onTerms({
      ...terms,
      [pane]: isIn(terms[pane], piece) ? terms[pane].filter((one) => one.stamp_item_id !== piece.stamp_item_id) : [...terms[pane], piece],
    })
  const titles = { give: t`You give`, receive: t`You receive` }
  const adds = { give: t`Add from stamp box`, receive: t`Ask for another` }
  const pane = (name: Pane) => (
    <Side
      {...{ name, terms, before }}
      takes={taking?.pane === name ? taking.type : undefined}
      title={titles[name]}
      add={adds[name]}
      onAdd={() => setPicking(name)}
      onRemove={(piece) => toggle(name, piece)}
      onCoins={(coins) => onTerms({ ...terms, [coinsOf[name]]: coins })}
    />
  )
  return (
    <>
      <div className={css.panes}>
        {pane('give')}
        <span className={css.mid} aria-hidden="true">
          <Icon name="arrows-left-right" />
        </span>
        {pane('receive')}
      </div>
      <Balance given={sumOf(terms.give) + terms.coins_given} received={sumOf(terms.receive) + terms.coins_received} />
      {picking && (
        <PiecePicker
          user_id={picking === 'give' ? me : them.id}
          title={picking === 'give' ? t`From your stamp box` : t`What ${them.full_name} would trade`}
          chosen={terms[picking]}
          onToggle={(piece) => toggle(picking, piece)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  )
}

interface SideProps {
  name: Pane
  takes: TradeType | undefined
  title: string
  add: string
  terms: PaneTerms
  before: PaneTerms | undefined
  onAdd: () => void
  onRemove: (piece: PieceAnswer) => void
  onCoins: (coins: number) => void
}
function Side({ name, takes, title, add, terms, before, onAdd, onRemove, onCoins }: SideProps) {
  const { t } = useLingui()
  const pieces = terms[name]
  const coins = terms[coinsOf[name]]
  const was = before?.[coinsOf[name]]
  const { types } = useTradeWords()
  const [hasItems, hasCoins] = [takes !== 'coins', takes !== 'stamps']
  return (
    <section className={css.side} aria-labelledby={`${name}-head`}>
      <div className={css.head}>
        <h2 id={`${name}-head`}>{title}</h2>
        <span className="caption">
          {hasItems && <Plural value={pieces.length} one="# item" other="# items" />}
          {takes === 'stamps' && ' · '}
          {takes && takes !== 'coins_and_stamps' && <b className="strong">{types[takes]}</b>}
        </span>
        <Worth sum={sumOf(pieces) + coins} />
      </div>
      {(hasItems || pieces.length > 0) && (
        <Tray
          pieces={pieces}
          onRemove={onRemove}
          {...(hasItems && { add: { label: add, onPress: onAdd } })}
          {...(before && { fresh: (piece) => !isIn(before[name], piece) })}
        />
      )}
      {(hasCoins || coins > 0) && (
        <div className={css.coins}>
          <NumberField
            id={`coins-${name}`}
            label={t({ message: 'Coins', context: 'wallet' })}
            value={coins}
            onValue={(n) => onCoins(Math.max(0, n ?? 0))}
          />
          <span className="caption push">{was !== undefined && was !== coins ? t`Was ${was} in the last offer` : t`A coin counts one cent`}</span>
        </div>
      )}
    </section>
  )
}
