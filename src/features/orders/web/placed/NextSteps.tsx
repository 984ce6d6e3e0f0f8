import { useLingui } from '@lingui/react/macro'
import css from './Placed.module.css'

export function NextSteps() {
  const { t } = useLingui()
  const steps = [
    { title: t`The store packs`, line: t`It was told at once. You hear when each parcel leaves.` },
    { title: t`You look at everything`, line: t`Under your own lamp, against the pictures. Nobody is paid before that.` },
    { title: t`You confirm, or report`, line: t`Your confirmation pays the store. If something is wrong, say so on the order’s page.` },
  ]
  return (
    <aside aria-labelledby="next">
      <h2 id="next">{t`What happens next`}</h2>
      <ol className={css.next}>
        {steps.map(({ title, line }, at) => (
          <li key={title}>
            <span className="step-no perf" aria-hidden="true">
              {at + 1}
            </span>
            <b>{title}</b>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
