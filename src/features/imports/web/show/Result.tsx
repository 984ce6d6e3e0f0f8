import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { imports } from '../../contract.ts'
import css from '../Imports.module.css'
import type { ImportAnswer } from '../types.ts'
import { useStateWords } from '../use-state-words.ts'
import { Sums } from './Sums.tsx'

/** What has come of it, and the way back. */
export function Result({ one }: { one: ImportAnswer }) {
  const { t } = useLingui()
  const words = useStateWords()
  const undo = useCommand(imports.undo)
  const { user_id } = useData(imports.show, { id: one.id })
  const { imported, undone, kept, wrong, skipped } = one.counts
  return (
    <section className={`panel ${css.counts}`} aria-label={t`What came in`}>
      {one.status === 'failed' ? (
        <Note tone="bad">{t`The import broke off. What came in is in your collection.`}</Note>
      ) : (
        <p role="status">{words(one)}</p>
      )}
      <Sums
        sums={[
          [t`in your collection`, imported + kept],
          [t`taken back`, undone],
          [t`changed since, kept`, kept],
          [t`with errors`, wrong],
          [t`left out`, skipped],
        ]}
      />
      <div className="row row--wrap">
        {imported + kept > 0 && (
          <Button variant="fill" href={`/user/${user_id}/stamp-items`}>
            {t`See your items`}
          </Button>
        )}
        {imported > 0 && (
          <Button icon="arrow-counter-clockwise" onClick={() => undo.run({ id: one.id })} pending={undo.busy ? t`Taking it back` : undefined}>
            {t`Take it all back`}
          </Button>
        )}
        <Button href="/imports">{t`Bring in another file`}</Button>
      </div>
      {imported > 0 && <p className="small text-2">{t`For 30 days you can take back what you have not changed since.`}</p>}
    </section>
  )
}
