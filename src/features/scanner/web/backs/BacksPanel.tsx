import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type Turning, turnings } from '../../core/pairs/pair.ts'
import { cornersOf } from '../../core/pieces/hull.ts'
import type { Edits } from '../edits.ts'
import { PageFile } from '../files/PageFile.tsx'
import scan from '../Scan.module.css'
import css from './Backs.module.css'
import type { OpenBacks } from './open-backs.ts'
import type { Backs } from './use-backs.ts'

/** The backs of the same pieces: their picture, how it was turned, and how many have found their front. */
export function BacksPanel({ backs: { phase, backs, open, leave, turn }, edits, busy }: { backs: Backs; edits: Edits; busy: boolean }) {
  const { t } = useLingui()
  const count = edits.pieces.filter(({ key }) => backs?.pairs[key] !== undefined).length
  const told = backs ? t`${plural(count, { one: '# piece with its back', other: '# pieces with their backs' })}` : t`none yet`
  return (
    <details className={scan.scale} open={backs !== undefined || phase !== 'none' || undefined}>
      <summary>
        {t`Backs`}: {told}
      </summary>
      {phase === 'finding' && <p role="status">{t`Looking for the backs…`}</p>}
      {phase === 'failed' && <Note tone="bad" role="alert">{t`This picture of the backs cannot be read. The page itself stays as it is.`}</Note>}
      {!backs && phase !== 'finding' && (
        <PageFile label={t`Picture of the backs`} hint={t`The same pieces turned over, each in its place.`} onPages={(picked) => open(picked)} />
      )}
      {backs && (
        <>
          <BackPicture backs={backs} />
          <Select
            id="turned"
            label={t`The page was turned`}
            value={backs.turning}
            disabled={busy}
            onChange={({ target }) => turn(target.value as Turning)}
            choices={turnings.map((one) => ({
              value: one,
              label: { sideways: t`like a leaf`, upward: t`over its top`, in_place: t`piece by piece` }[one],
            }))}
          />
          <div>
            <Button size="s" onClick={leave} disabled={busy}>{t`Without backs`}</Button>
          </div>
        </>
      )}
    </details>
  )
}

/** The picture with the numbers by which a back is chosen. */
function BackPicture({ backs: { address, width, height, found } }: { backs: OpenBacks }) {
  const { t } = useLingui()
  const unit = width / 60
  return (
    <div className={css.picture}>
      <img src={address} alt="" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t`The backs with their numbers`}>
        {found.pieces.map(({ rect }, at) => {
          const corners = cornersOf(rect)
          const [first] = corners
          const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
          return (
            <g key={points}>
              <polygon points={points} />
              <rect x={first!.x} y={first!.y} width={unit * 3} height={unit * 3} />
              <text x={first!.x + unit * 1.5} y={first!.y + unit * 2.2} fontSize={unit * 2} textAnchor="middle">
                {at + 1}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
