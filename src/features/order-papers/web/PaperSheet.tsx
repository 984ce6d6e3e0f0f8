import type { AnswerOf } from '#kernel/operation.ts'
import { useSite } from '#web/router/use-site.ts'
import type { orderPapers } from '../contract.ts'
import css from './Paper.module.css'

export type ShownPaper = AnswerOf<typeof orderPapers.show>['paper']

/** One paper as it is printed, in the words that it came with. */
export function PaperSheet({ paper: { title, number, from, to, head, sums, customs, foot, columns, lines } }: { paper: ShownPaper }) {
  const { name } = useSite()
  return (
    <article className={css.sheet} aria-label={`${title} · ${number}`}>
      <header className={css.head}>
        <p className={css.site}>{name}</p>
        <h2>
          {title} <small>{number}</small>
        </h2>
      </header>
      <div className={css.parties}>
        <Party {...from} />
        <Party {...to} />
      </div>
      <Facts facts={head} look={css.facts} />
      <Lines columns={columns} lines={lines} />
      {sums.length > 0 && <Facts facts={sums} look={css.sums} />}
      {customs && (
        <div className={css.customs}>
          <Party {...customs} />
        </div>
      )}
      {foot.map((line) => (
        <p key={line} className={css.foot}>
          {line}
        </p>
      ))}
    </article>
  )
}

const Party = ({ label, lines }: ShownPaper['from']) => (
  <div className={css.party}>
    <h3>{label}</h3>
    {lines.map((line) => (
      <p key={line}>
        <bdi>{line}</bdi>
      </p>
    ))}
  </div>
)

function Facts({ facts, look }: { facts: ShownPaper['head']; look: string | undefined }) {
  return (
    <dl className={look}>
      {facts.flatMap(({ label, value }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} ${value}`}>
          <bdi>{value}</bdi>
        </dd>,
      ])}
    </dl>
  )
}

/** A packing slip has no money on it. */
function Lines({ columns, lines }: Pick<ShownPaper, 'columns' | 'lines'>) {
  const sums = columns.total !== ''
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{columns.quantity}</th>
          <th scope="col">{columns.what}</th>
          {sums && (
            <>
              <th scope="col" className={css.money}>
                {columns.price}
              </th>
              <th scope="col" className={css.money}>
                {columns.total}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ quantity, what, facts, price, total }, at) => (
          <tr key={at}>
            <td>{quantity}</td>
            <td>
              <bdi>{what}</bdi>
              {facts && <small>{facts}</small>}
            </td>
            {sums && <td className={css.money}>{price}</td>}
            {sums && <td className={css.money}>{total}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
