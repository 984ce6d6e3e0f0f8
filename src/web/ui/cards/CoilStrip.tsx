import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface CoilStep {
  label: ReactNode
  line?: ReactNode
  state?: 'done' | 'current' | 'ahead'
  icon?: IconName
  /** Link to an earlier step. */
  href?: string
}

/** Stepper drawn as joined coil stamps. `short`: on phones one strip of numbers, with the name of the current step. */
export function CoilStrip({ label, steps, short }: { label: string; steps: readonly CoilStep[]; short?: boolean }) {
  return (
    <ol className={short ? 'coil coil--short' : 'coil'} aria-label={label}>
      {steps.map(({ label: words, line, state = 'ahead', icon, href }, at) => (
        <li className="coil-step" key={at} data-state={state === 'done' ? 'done' : undefined} aria-current={state === 'current' ? 'step' : undefined}>
          <b>
            {state === 'done' ? <Icon name="check" size="s" /> : icon && <Icon name={icon} size="s" />}
            {href ? <a href={href}>{words}</a> : words}
            {state === 'done' && (
              <span className="vh">
                <Trans>, done</Trans>
              </span>
            )}
          </b>
          {line && <span>{line}</span>}
        </li>
      ))}
    </ol>
  )
}
