import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { FRAME, MOST_PAGES } from '../rules.ts'
import type { ChoiceShown, Hung } from './exhibit-answer.ts'
import css from './Hall.module.css'

interface PlaceRowProps {
  piece: ChoiceShown['data'][number]
  hung: Hung
  onHung: (hung: Hung) => void
}
/** One piece, its place in a frame and what stands below it. Places that are taken by others cannot be chosen. */
export function PlaceRow({ piece: { id, name, media }, hung, onHung }: PlaceRowProps) {
  const { t } = useLingui()
  const { position = 0, caption = '' } = hung[id] ?? {}
  const taken = new Set(Object.entries(hung).flatMap(([other, one]) => (other === id ? [] : one.position)))
  const places = Array.from({ length: MOST_PAGES }, (_, nth) => {
    const [frame, place] = [Math.floor(nth / FRAME) + 1, (nth % FRAME) + 1]
    return { value: String(nth + 1), label: t`Frame ${frame}, place ${place}`, disabled: taken.has(nth + 1) }
  })
  return (
    <li className={css.page}>
      <div>{media && <ItemPicture picture={pictureOf(media)} alt="" sizes="72px" scaled={false} />}</div>
      <div className={css.fields}>
        <Select
          id={`place-${id}`}
          label={t`Place of ${name}`}
          placeholder={t`Not hung`}
          choices={places}
          value={position ? String(position) : ''}
          onChange={({ target }) => onHung({ ...hung, [id]: { position: Number(target.value), caption } })}
        />
        {position > 0 && (
          <TextField
            id={`caption-${id}`}
            label={t`Below it`}
            optional
            maxLength={200}
            value={caption}
            onChange={({ target }) => onHung({ ...hung, [id]: { position, caption: target.value } })}
          />
        )}
      </div>
    </li>
  )
}
