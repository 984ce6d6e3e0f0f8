import { Plural, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { DRAFTS } from '../blog-answer.ts'
import css from './Editor.module.css'
import type { DraftState } from './use-draft.ts'

/** Where it stands: a draft or published, and whether the server has it. */
export function EditorBar({ draft: { draft, state } }: { draft: DraftState }) {
  const { t } = useLingui()
  const minutes = draft?.minutes ?? 1
  const version = draft?.version
  return (
    <div className={css.bar}>
      <a className="btn btn--quiet" href={DRAFTS}>
        <Icon name="caret-left" />
        {t`My articles`}
      </a>
      <Badge>{draft?.publish_at ? t`Scheduled` : draft?.post_id ? t`Published` : t`Draft`}</Badge>
      <span className={css.saved} role="status">
        {state === 'saved' && draft && <Icon name="cloud-check" />}
        {(state === 'saving' || state === 'waiting') && t`Saving`}
        {state === 'failed' && t`Not saved yet: it is kept on this device and sent again.`}
        {state === 'clash' && t`Not saved: it was also changed elsewhere.`}
        {state === 'saved' && draft && (
          <>
            {t`Saved`} <DateTime at={draft.updated_at} show="time" />, {t`version ${version}`}
          </>
        )}
      </span>
      <span className={`caption push ${css.minutes}`}>
        <Plural value={minutes} one="# minute to read" other="# minutes to read" />
      </span>
    </div>
  )
}
