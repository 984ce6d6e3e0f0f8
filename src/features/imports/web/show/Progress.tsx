import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { imports } from '../../contract.ts'
import css from '../Imports.module.css'
import type { ImportAnswer } from '../types.ts'

/** A job works on it; the page is told of each batch. */
export function Progress({ one }: { one: ImportAnswer }) {
  const { t } = useLingui()
  const stop = useCommand(imports.cancel)
  const { status, progress } = one
  const label = status === 'checking' ? t`Checking the rows` : status === 'running' ? t`Bringing them in` : t`Taking them back`
  return (
    <section className={`panel ${css.counts}`} aria-label={label}>
      <p role="status">
        {label}: {progress} %
      </p>
      <progress className={css.bar} max={100} value={progress} aria-label={label} />
      <p className="small text-2">{t`You may leave this page: it goes on by itself.`}</p>
      {status !== 'undoing' && (
        <Button onClick={() => stop.run({ id: one.id })} pending={stop.busy ? t`Stopping` : undefined}>
          {t`Stop`}
        </Button>
      )}
    </section>
  )
}
