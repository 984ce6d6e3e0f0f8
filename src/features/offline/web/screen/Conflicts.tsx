import { useLingui } from '@lingui/react/macro'
import { PAGE } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { offline } from '../../contract.ts'
import type { CopyProps } from './copy-props.ts'
import css from './Offline.module.css'
import { useNames } from './use-names.ts'
import { useUnitWords } from './use-unit-words.ts'

type Conflict = AnswerOf<typeof offline.conflicts>['conflicts']['data'][number]

/** Values that did not go in, each beside what stands now: nothing is lost, and its owner decides. */
export function Conflicts({ copy, view }: CopyProps) {
  const { t } = useLingui()
  const { data, again } = useQueryState({ op: offline.conflicts, input: { page_size: PAGE.to_choose_from } }, true)
  const { run, busy } = useCommand(offline.settle)
  const settle = async (id: Conflict['id'], use: 'mine' | 'theirs') => {
    const answer = await run({ id, use })
    void again()
    if (!refused(answer)) await copy.sync()
  }
  return (
    <section aria-busy={busy}>
      <h2>{t`These changes did not go in`}</h2>
      <p className="text-2">{t`The same was changed on another device meanwhile, or it cannot be so. Both values are kept until you decide.`}</p>
      <ul className={css.conflicts}>
        {data?.conflicts.data.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard conflict={conflict} view={view} />
            <div className="row row--wrap">
              <Button
                size="s"
                variant="fill"
                icon="arrow-counter-clockwise"
                disabled={busy}
                onClick={() => void settle(conflict.id, 'mine')}
              >{t`Use mine`}</Button>
              <Button size="s" disabled={busy} onClick={() => void settle(conflict.id, 'theirs')}>{t`Leave it as it is`}</Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ConflictCard({ conflict, view }: { conflict: Conflict; view: CopyProps['view'] }) {
  const { t } = useLingui()
  const { unitName, valueText } = useUnitWords(useNames(view))
  const { item_name, unit, mine, theirs, reason, device, made_at } = conflict
  const reasons: Readonly<Record<string, string>> = {
    changed: t`Changed on another device meanwhile`,
    removed: t`The item was deleted meanwhile`,
    'stamp_item.committed': t`Pieces of it are promised`,
    'stamp_item.quantity': t`There are not so many pieces`,
  }
  return (
    <>
      <h3>
        {item_name}: {unitName(unit)}
      </h3>
      <p className={`muted ${css.told}`}>{reasons[reason] ?? t`It cannot be so`}</p>
      <dl className={css.sides}>
        <div>
          <dt>
            {t`Yours`} · {device} · <DateTime at={made_at} />
          </dt>
          <dd>{valueText(unit, mine, true)}</dd>
        </div>
        <div>
          <dt>{t`As it stands`}</dt>
          <dd>{theirs ? valueText(unit, theirs) : t`in the trash`}</dd>
        </div>
      </dl>
    </>
  )
}
