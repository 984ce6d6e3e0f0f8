import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#web/query/online.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Conflicts } from './Conflicts.tsx'
import type { CopyProps } from './copy-props.ts'
import css from './Offline.module.css'
import { useNames } from './use-names.ts'
import { useUnitWords } from './use-unit-words.ts'

/** What waits to be sent, with its progress, and what did not go in. */
export function Changes({ copy, view }: CopyProps) {
  const { t } = useLingui()
  const online = useOnline()
  const { unitName, valueText } = useUnitWords(useNames(view))
  const names = new Map(view.items.map(({ id, name }) => [id as string, name]))
  const sent = view.waiting.filter((edit) => edit.sent).length
  const conflicts = view.kept?.conflicts ?? 0
  const none = !view.waiting.length && !view.wishes_off.length && !conflicts
  if (none) return <EmptyState title={t`Nothing waits`} line={t`What you change here goes out by itself, as soon as there is network.`} />
  return (
    <>
      {view.waiting.length > 0 && (
        <section>
          <h2>{t`Waiting to be sent`}</h2>
          {view.busy && <progress className={css.progress} max={view.waiting.length} value={sent} aria-label={t`Sending`} />}
          <ul className={css.queue}>
            {view.waiting.map(({ op_id, stamp_item_id, unit, value, sent: under }) => (
              <li key={op_id}>
                <strong>{names.get(stamp_item_id) ?? t`Deleted item`}</strong>
                <span>
                  {unitName(unit)}: {valueText(unit, value, true)}
                </span>
                <small className="muted">{under ? t`was sent, no answer yet` : t`waits`}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.wishes_off.length > 0 && <p>{t`Wishes to be taken off: ${view.wishes_off.length}`}</p>}
      {conflicts > 0 &&
        (online ? (
          <Conflicts copy={copy} view={view} />
        ) : (
          <p className="text-2">{t`Changes that did not go in: ${conflicts}. You decide about them with network.`}</p>
        ))}
    </>
  )
}
