import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './Proof.module.css'
import type { ProofStep } from './proof-steps.ts'
import { ChartTimes, ReplayChart } from './ReplayChart.tsx'
import { StepNow } from './StepNow.tsx'

interface ReplayProps {
  steps: readonly ProofStep[]
  reserve: number | null
  currency: string
}
const PAUSE_MS = 900

/** The lot again, bid by bid: by hand, or played. */
export function Replay({ steps, reserve, currency }: ReplayProps) {
  const { t } = useLingui()
  const last = steps.length - 1
  const [at, setAt] = useState(last)
  const [plays, setPlays] = useState(false)
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlays(false)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [plays, at, last])
  function press() {
    if (!plays && at === last) setAt(0)
    setPlays(!plays)
  }
  const [number, all] = [at + 1, steps.length]
  return (
    <section className="section" aria-labelledby="replay">
      <h2 id="replay">{t`The lot again, bid by bid`}</h2>
      <div className={css.replay}>
        <div className={css.chart}>
          <ReplayChart {...{ steps, reserve, currency, at }} />
          <ChartTimes steps={steps} />
          <div className={css.bar}>
            <Button size="s" variant="auction" onClick={press}>
              {plays ? t({ message: 'Pause', context: 'a replay' }) : t({ message: 'Play', context: 'a replay' })}
            </Button>
            <input
              type="range"
              min={1}
              max={all}
              value={number}
              aria-label={t({ message: 'Bid', context: 'its number' })}
              onChange={({ target }) => {
                setPlays(false)
                setAt(Number(target.value) - 1)
              }}
            />
            <b>
              <Trans>
                {number} of {all}
              </Trans>
            </b>
          </div>
        </div>
        {steps[at] && <StepNow step={steps[at]} currency={currency} />}
      </div>
      <Chain steps={steps} at={at} onPick={setAt} />
    </section>
  )
}

/** The links as joined stamps; the one shown is in view. */
function Chain({ steps, at, onPick }: { steps: readonly ProofStep[]; at: number; onPick: (at: number) => void }) {
  const { t } = useLingui()
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = row.current
    const link = box?.children[at] as HTMLElement | undefined
    if (box && link) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2
  }, [at])
  return (
    <ol className={css.chain} aria-label={t`Links of the chain`} ref={row}>
      {steps.map(({ link: { version, hash } }, index) => (
        <li key={version} aria-current={index === at ? 'true' : undefined}>
          <button type="button" onClick={() => onPick(index)}>
            <b>{t`Bid ${version}`}</b>
            <code>
              {hash.slice(0, 6)}…{hash.slice(-4)}
            </code>
          </button>
        </li>
      ))}
    </ol>
  )
}
