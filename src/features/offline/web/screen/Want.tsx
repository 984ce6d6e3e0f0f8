import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { prepared, wordsOfWish } from '../find.ts'
import type { Wish } from '../store/database.ts'
import type { CopyProps } from './copy-props.ts'
import css from './Offline.module.css'
import { Rows } from './Rows.tsx'
import { Search } from './Search.tsx'
import { useLine, useNames, useNumber } from './use-names.ts'

/** What one looks for; found at a table, it is taken off. */
export function Want({ copy, view }: CopyProps) {
  const { t } = useLingui()
  const nameOf = useNames(view)
  const [line, number, numbers] = [useLine(nameOf), useNumber(nameOf), useNumbers()]
  const all = useMemo(() => prepared(view.wishes, nameOf, wordsOfWish), [view.wishes, nameOf])
  const most = ({ max_amount: amount, currency }: Wish) => (amount !== null && currency ? t`at most ${moneyText({ amount, currency }, numbers)}` : '')
  return (
    <Search
      all={all}
      nameOf={nameOf}
      label={t`Do I want it?`}
      answer={(wanted, rows) => (
        <p className={css.answer} data-have={rows.length > 0}>
          {rows.length ? <Trans>You are looking for {wanted}</Trans> : <Trans>{wanted} is not on your wishlist</Trans>}
        </p>
      )}
    >
      {(rows) =>
        rows.length ? (
          <Rows
            rows={rows}
            label={t`Your wishes`}
            draw={(wish) => (
              <div className={css.item}>
                <span className={css.label}>{number(wish)}</span>
                <span className={css.words}>
                  <strong>{wish.name}</strong>
                  <span>{[line(wish), most(wish), wish.note].filter(Boolean).join(' · ')}</span>
                </span>
                <Button size="s" icon="check" aria-label={t`Found ${wish.name}: take it off the wishlist`} onClick={() => void copy.takeOff(wish.id)}>
                  {t`Found it`}
                </Button>
              </div>
            )}
          />
        ) : (
          <p className={css.none}>{t`Nothing on your wishlist matches this.`}</p>
        )
      }
    </Search>
  )
}
