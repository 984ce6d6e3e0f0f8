import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { imports } from '../../contract.ts'
import css from '../Imports.module.css'
import type { ImportAnswer } from '../types.ts'
import { BadRow } from './BadRow.tsx'
import { Columns } from './Columns.tsx'
import { Peek } from './Peek.tsx'
import { Sums } from './Sums.tsx'
import { UnknownWords } from './UnknownWords.tsx'

/** Looked at before it enters the collection: what is understood, where columns go, and which rows need a look. */
export function Ready({ one }: { one: ImportAnswer }) {
  const { t } = useLingui()
  const run = useCommand(imports.run)
  const discard = useCommand(imports.cancel)
  const { rows } = useData(imports.rows, { id: one.id })
  const { rows: bad, more } = useData(imports.rows, { id: one.id, status: 'wrong' })
  const { good, wrong, skipped } = one.counts
  const programs = { own: t`This site`, colnect: 'Colnect', opennumismat: 'OpenNumismat', delcampe: 'Delcampe', coinmanage: 'CoinManage', free: '' }
  const program = programs[one.preset]
  return (
    <>
      {one.same_as && (
        <Note tone="warn">
          {t`You have brought in this very file before.`} <a href={`/imports/${one.same_as.id}`}>{t`See what came in`}</a>{' '}
          <DateTime at={one.same_as.created_at} />
        </Note>
      )}
      <section className={`panel ${css.counts}`} aria-label={t`What is in the file`}>
        <Sums
          sums={[
            [t`ready`, good],
            [t`need a look`, wrong],
            [t`left out`, skipped],
          ]}
        />
        {program && <p className="text-2">{t`The columns are those of ${program}.`}</p>}
        <div className="row row--wrap">
          <Button variant="fill" icon="check" disabled={!good} onClick={() => run.run({ id: one.id })} pending={run.busy ? t`Starting` : undefined}>
            {t`${plural(good, { one: 'Bring in # item', other: 'Bring in # items' })}`}
          </Button>
          <Button onClick={() => discard.run({ id: one.id })} pending={discard.busy ? t`Discarding` : undefined}>
            {t`Discard the file`}
          </Button>
        </div>
        {wrong > 0 && <p className="small text-2">{t`Rows that need a look stay out until you mend them.`}</p>}
      </section>
      <UnknownWords one={one} />
      {bad.length > 0 && (
        <section aria-labelledby="bad">
          <h2 id="bad">{t`Rows that need a look`}</h2>
          <ul className={css.bad}>
            {bad.map((row) => (
              <BadRow key={row.position} one={one} row={row} />
            ))}
          </ul>
          {more && <p className="small text-2">{t`More follow when these are mended.`}</p>}
        </section>
      )}
      <Columns key={one.mapping.join()} one={one} sample={rows} />
      <Peek one={one} rows={rows} />
    </>
  )
}
