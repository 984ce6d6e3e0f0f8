import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { prepared, wordsOfItem } from '../find.ts'
import type { Item } from '../store/database.ts'
import type { CopyProps } from './copy-props.ts'
import { ItemPanel } from './ItemPanel.tsx'
import css from './Offline.module.css'
import { Rows } from './Rows.tsx'
import { Search } from './Search.tsx'
import { useLine, useNames, useNumber } from './use-names.ts'

/** One's own items: searched, looked at and changed on the device. */
export function Have({ copy, view }: CopyProps) {
  const { t } = useLingui()
  const nameOf = useNames(view)
  const [line, number] = [useLine(nameOf), useNumber(nameOf)]
  const [open, setOpen] = useState<string>()
  const all = useMemo(() => prepared(view.items, nameOf, (item) => wordsOfItem(item, nameOf)), [view.items, nameOf])
  const waiting = useMemo(() => new Set(view.waiting.map(({ stamp_item_id }) => stamp_item_id)), [view.waiting])
  const item = view.items.find(({ id }) => id === open)
  const pieces = (rows: readonly Item[]) => rows.reduce((sum, { mint, used }) => sum + mint + used, 0)
  return (
    <>
      <Search
        all={all}
        nameOf={nameOf}
        label={t`Do I have it?`}
        answer={(wanted, rows) => (
          <p className={css.answer} data-have={rows.length > 0}>
            {rows.length ? (
              <Trans>
                You have {wanted}: <Plural value={pieces(rows)} one="# piece" other="# pieces" />
              </Trans>
            ) : (
              <Trans>You do not have {wanted}</Trans>
            )}
          </p>
        )}
      >
        {(rows) =>
          rows.length ? (
            <Rows
              rows={rows}
              label={t`Your items`}
              draw={(row) => (
                <button type="button" className={css.item} onClick={() => setOpen(row.id)}>
                  <span className={css.label}>{number(row)}</span>
                  <span className={css.words}>
                    <strong>{row.name}</strong>
                    <span>{line(row, row.condition)}</span>
                  </span>
                  {waiting.has(row.id) && <Badge>{t`waits`}</Badge>}
                  <span className={css.count}>{row.mint + row.used}</span>
                </button>
              )}
            />
          ) : (
            <p className={css.none}>{t`Nothing of yours matches this.`}</p>
          )
        }
      </Search>
      {item && <ItemPanel key={item.id} item={item} nameOf={nameOf} view={view} copy={copy} close={() => setOpen(undefined)} />}
    </>
  )
}
