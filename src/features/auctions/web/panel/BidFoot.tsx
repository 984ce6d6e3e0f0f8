import { Plural, Trans } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './BidPanel.module.css'
import { isRunning, type PanelView } from './panel-view.ts'

/** When it ends, in the viewer's zone and in UTC, what a late bid does, and the ladder. */
export function BidFoot({ view }: { view: PanelView }) {
  const { stand, ends_at, original_ends_at, soft_close_s } = view
  if (!isRunning(stand)) {
    const at = <DateTime at={ends_at} named />
    return <p className={css.foot}>{stand === 'draft' ? <Trans>Ends {at}.</Trans> : <Trans>Ended {at}.</Trans>}</p>
  }
  const ends = <DateTime at={ends_at} named />
  const utc = <DateTime at={ends_at} zone="UTC" show="time" />
  const first = <DateTime at={original_ends_at} show="time" />
  const minutes = Math.round(soft_close_s / 60)
  return (
    <p className={css.foot}>
      {ends_at === original_ends_at ? (
        <Trans>
          Ends {ends} ({utc} UTC)
        </Trans>
      ) : (
        <Trans>
          Ends {ends} ({utc} UTC), was {first}
        </Trans>
      )}
      {'; '}
      <Plural
        value={minutes}
        one="a bid in the last minute adds a minute, for an hour at most."
        other="a bid in the last # minutes adds # minutes, for an hour at most."
      />
    </p>
  )
}
