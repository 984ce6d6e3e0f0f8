import { Plural, Trans } from '@lingui/react/macro'
import { useOnline } from '#web/query/online.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { CopyState, CopyView } from '../store/copy-state.ts'
import css from './Offline.module.css'

/** The connection as it is, and how many changes wait. */
export function Connection({ copy, view }: { copy: CopyState; view: CopyView }) {
  const online = useOnline()
  const { busy, last, waiting, wishes_off, phase } = view
  const count = waiting.length + wishes_off.length
  const away = !online || last === 'unreachable'
  const state = away ? 'away' : busy ? 'busy' : count ? 'waits' : 'even'
  return (
    <div className={css.connection} data-state={state}>
      <p role="status">
        <Icon name={away ? 'wifi-slash' : busy ? 'arrows-clockwise' : count ? 'clock' : 'check-circle'} size="s" />
        <span>
          {away ? <Trans>No network</Trans> : last === 'signed out' ? <Trans>Logged out</Trans> : busy ? <Trans>Comparing …</Trans> : null}
          {(away || busy || last === 'signed out') && count > 0 && ' · '}
          {count > 0 ? (
            <Plural value={count} one="# change waits" other="# changes wait" />
          ) : (
            !away && !busy && last === 'done' && phase === 'ready' && <Trans>Up to date</Trans>
          )}
        </span>
      </p>
      {!away && !busy && (
        <button type="button" className="link" onClick={() => void copy.sync()}>
          <Trans>Compare now</Trans>
        </button>
      )}
    </div>
  )
}
