import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { CoilStrip } from '#web/ui/cards/CoilStrip.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ScriptNote } from '#web/ui/messages/ScriptNote.tsx'
import css from './Onboarding.module.css'
import type { useOnboarding } from './use-onboarding.ts'

export interface OnboardingFrameProps {
  title: string
  line: ReactNode
  way: ReturnType<typeof useOnboarding>
  /** Saves the choice; false stays on the step. Undefined if there is nothing to save. */
  keep?: () => Promise<boolean>
  busy?: boolean
  /** Number of chosen terms. */
  chosen?: number
  preview?: ReactNode
  /** The form works without script. */
  plain?: boolean
  children: ReactNode
}

/** Frame of a step: progress, content, and a preview beside it. */
export function OnboardingFrame({ title, line, way, keep, busy, chosen, preview, plain, children }: OnboardingFrameProps) {
  const { t } = useLingui()
  const next = async () => {
    if (!keep || (await keep())) await way.goOn()
  }
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{title}</Title>
      <CoilStrip short label={t`Steps of your sign-up`} steps={way.steps} />
      <div className={preview ? css.two : css.one}>
        <div className={css.main}>
          <h1>{title}</h1>
          <p className="text-2">{line}</p>
          {!plain && <ScriptNote />}
          {children}
          <div className={css.acts}>
            {way.before && (
              <a className="btn" href={way.before}>
                {t({ message: 'Back', context: 'the step before' })}
              </a>
            )}
            <Button className="scripted" variant="quiet" onClick={() => void way.goOn()}>{t`Skip`}</Button>
            {chosen !== undefined && (
              <span className="text-2" role="status">
                {chosen > 0 && <Plural value={chosen} one="# chosen, kept at each press" other="# chosen, kept at each press" />}
              </span>
            )}
            {keep && (
              <Button className={`scripted ${css.next}`} variant="fill" onClick={() => void next()} pending={busy ? t`Saving` : undefined}>
                {way.is_last ? t`Finish` : t`Next`}
              </Button>
            )}
          </div>
        </div>
        {preview}
      </div>
    </main>
  )
}
