import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'

interface CheckoutStepProps {
  no: number
  title: string
  /** Given once the step is done: then it closes to this line. */
  summary?: ReactNode
  /** Stays open although it is done: there is something to choose, or something went wrong. */
  open?: boolean
  /** Wrong again: it cannot be closed now. */
  stuck?: boolean
  children: ReactNode
}

/** A step of the checkout. What is closed stays mounted, so that nothing typed is lost. */
export function CheckoutStep({ no, title, summary, open = false, stuck = false, children }: CheckoutStepProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<boolean>()
  const done = summary !== undefined && !stuck
  const shown = !done || (wanted ?? open)
  return (
    <section className="step" aria-labelledby={`step-${no}`}>
      <div className="step-head">
        <span className="step-no perf" aria-hidden="true">
          {no}
        </span>
        <h2 id={`step-${no}`}>{title}</h2>
        {done && (
          <span className="push">
            <Button
              size="s"
              variant="quiet"
              aria-expanded={shown}
              aria-controls={`step-${no}-body`}
              aria-describedby={`step-${no}`}
              onClick={() => setWanted(!shown)}
            >
              {shown ? t`Done` : t`Change`}
            </Button>
          </span>
        )}
      </div>
      {!shown && <p className="step-sum">{summary}</p>}
      <div className="step-body" id={`step-${no}-body`} hidden={!shown}>
        {children}
      </div>
    </section>
  )
}
