import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'

interface CheckoutStepProps {
  refusal: number
  title: string
  /** Given when the step is complete: it collapses to this line. */
  summary?: ReactNode
  /** Stays expanded although complete: a choice is left, or it was refused. */
  open?: boolean
  /** Refused, so it cannot be collapsed. */
  stuck?: boolean
  children: ReactNode
}

/** A step of the checkout. Collapsed content stays mounted, so that typed values are kept. */
export function CheckoutStep({ refusal, title, summary, open = false, stuck = false, children }: CheckoutStepProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<boolean>()
  const done = summary !== undefined && !stuck
  const shown = !done || (wanted ?? open)
  return (
    <section className="step" aria-labelledby={`step-${refusal}`}>
      <div className="step-head">
        <span className="step-no perf" aria-hidden="true">
          {refusal}
        </span>
        <h2 id={`step-${refusal}`}>{title}</h2>
        {done && (
          <span className="push">
            <Button
              size="s"
              variant="quiet"
              aria-expanded={shown}
              aria-controls={`step-${refusal}-body`}
              aria-describedby={`step-${refusal}`}
              onClick={() => setWanted(!shown)}
            >
              {shown ? t`Done` : t`Change`}
            </Button>
          </span>
        )}
      </div>
      {!shown && <p className="step-sum">{summary}</p>}
      <div className="step-body" id={`step-${refusal}-body`} hidden={!shown}>
        {children}
      </div>
    </section>
  )
}
