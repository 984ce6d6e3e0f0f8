import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StampItemId } from '#features/stamp-items/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { flags } from '../contract.ts'
import css from './Flags.module.css'
import { itemFlagsPath, reasonsOf } from './flag-answer.ts'
import type { FlaggedNow } from './raise/FlagForm.tsx'

const FlagForm = lazyPart(() => import('./raise/FlagForm.tsx').then((part) => part.FlagForm))

/** On the page of an item: what was found wrong with it, how many flags it has, and the way to flag it. */
export function ItemFlags({ item }: { item: FlaggedNow & { id: StampItemId } }) {
  const { t } = useLingui()
  const { flags: all, confirmed, may_flag, stake } = useData(flags.ofItem, { id: item.id })
  const lists = useMaybe(vocabularies.staticData, reasonsOf, confirmed.length > 0)?.data
  const [raising, setRaising] = useState(false)
  if (!all.length && !confirmed.length && !may_flag) return null
  return (
    <div className={css.onItem}>
      {confirmed.map(({ reason, decided_at, corrected_at }) => (
        <Note key={`${reason} ${decided_at}`} tone={corrected_at ? 'info' : 'bad'} icon="flag">
          <b className="strong">{t`A flag was found right: ${nameOf(lists?.flagReasons, reason)}`}</b> <DateTime at={decided_at} show="date" />
          {corrected_at && (
            <>
              {' · '}
              {t`The owner has corrected it`} <DateTime at={corrected_at} show="date" />
            </>
          )}
        </Note>
      ))}
      <div className="row row--wrap">
        {may_flag && <Button variant="quiet" icon="flag" onClick={() => setRaising(true)}>{t`Flag this item`}</Button>}
        {all.length > 0 && (
          <a className="link" href={itemFlagsPath(item.id)}>
            <Plural value={all.length} one="# flag of this item" other="# flags of this item" />
          </a>
        )}
      </div>
      {raising && <FlagForm item={item} stake={stake} onClose={() => setRaising(false)} />}
    </div>
  )
}
