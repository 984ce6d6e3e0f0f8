import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/controls/Select.tsx'
import css from './Backs.module.css'
import type { Backs } from './use-backs.ts'

/** The back of one piece: as it was paired, another, or none. */
export function BackChoice({ backs: { backs, cuts, pair }, piece, number }: { backs: Backs; piece: string; number: number }) {
  const { t } = useLingui()
  if (!backs) return null
  const back = backs.pairs[piece]
  const address = back === undefined ? undefined : cuts.get(back)?.address
  return (
    <div className={css.back}>
      <span className={css.thumb}>{address && <img src={address} alt="" />}</span>
      <Select
        id={`back-of-${number}`}
        label={t`Back of piece ${number}`}
        size="s"
        placeholder={t`No back`}
        value={back === undefined ? '' : String(back)}
        onChange={({ target }) => pair(piece, target.value === '' ? null : Number(target.value))}
        choices={backs.found.pieces.map((_, at) => ({ value: String(at), label: String(at + 1) }))}
      />
    </div>
  )
}
