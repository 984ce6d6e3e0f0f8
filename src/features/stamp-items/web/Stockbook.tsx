import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import type { ItemAnswer } from './draft.ts'
import css from './Stockbook.module.css'
import { statusKind } from './status-kind.ts'
import { stockbookRows } from './stockbook-rows.ts'

const MARKED = ['sale', 'auction', 'trade'] as const

/** Items at true proportions on the strips of a stockbook page, with their status below. */
export function Stockbook({ items, label, foot }: { items: readonly ItemAnswer[]; label: string; foot?: ReactNode }) {
  const { t } = useLingui()
  const words = { sale: t({ message: 'For sale', context: 'what the owner wants' }), auction: t`In auction`, trade: t`For trade` }
  return (
    <section className="book leaf" aria-label={label}>
      <div className="leaf-grid">
        {stockbookRows(items).map((row, at) => (
          <div className={`leaf-row ${css.row}`} key={row[0]?.item.id}>
            {row.map(({ item, picture }) => (
              <div className="cell" key={item.id} data-kind={statusKind[item.status]}>
                <a className={css.link} href={`/stamp-items/${item.id}/show`} title={item.name} aria-label={item.name}>
                  {picture && <ItemPicture picture={picture} alt="" sizes={`${picture.width}px`} eager={at < 2} scaled={false} />}
                  {!picture && <span className={css.name}>{item.name}</span>}
                </a>
                {MARKED.some((kind) => kind === statusKind[item.status]) && <span className="mark" />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="leaf-foot">
        {foot}
        <p className="legend push">
          {MARKED.map((kind) => (
            <span key={kind} data-kind={kind}>
              {words[kind]}
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}
