import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { comments } from '../contract.ts'
import css from './Comments.module.css'

export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const told = useMaybe(comments.versions, { id: id as never }, true)
  return (
    <Dialog open onClose={onClose} title={t`Earlier texts`}>
      <ol className="plain" aria-busy={!told}>
        {told?.versions.map(({ version, body, written_at }) => (
          <li key={version} className={css.version}>
            <p className="caption">
              <DateTime at={written_at} />
            </p>
            <p className={css.text} dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
