import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LEAST_VOTERS } from '../rules.ts'
import css from './Proposals.module.css'

/** A box for each of the voters that are needed, as pockets that fill. */
export function VoterBoxes({ voters }: { voters: number }) {
  const { t } = useLingui()
  const words = t`${plural(voters, { one: '# vote', other: '# votes' })} of at least ${LEAST_VOTERS}`
  return (
    <span className={css.voters}>
      <span aria-hidden="true" className={css.boxes}>
        {Array.from({ length: LEAST_VOTERS }, (_, at) => (
          <i key={at} className={at < voters ? css.full : undefined} />
        ))}
      </span>
      <span className="small text-2">{words}</span>
    </span>
  )
}
