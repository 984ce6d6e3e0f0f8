import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { useLatest } from '#web/query/hooks.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import type { CallAnswer } from '../../call-answer.ts'
import css from './Table.module.css'

interface ItemPickerProps {
  user_id: CallAnswer['caller_id']
  onPick: (id: CallAnswer['table'][number]['id']) => void
  onClose: () => void
}
/** Items of one’s own. Those that are private cannot be shown: the server says so. */
export function ItemPicker({ user_id, onPick, onClose }: ItemPickerProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const words = search.trim()
  const found = useLatest(stampItems.cards, { user_id, page_size: PAGE.collection, ...(words && { search: words }) }, true)
  return (
    <Dialog open wide onClose={onClose} title={t`Lay an item on the table`}>
      <TextField label={t`Search your items`} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul className={css.choice}>
        {found?.cards.data.map(({ id, name, year_issued, media }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              <Thumb alt="" size={72} {...(media && { picture: pictureOf(media) })} />
              <span>
                <bdi>{name}</bdi>
                <small>{year_issued}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found?.cards.data.length === 0 && <p>{words ? t`None of your items is called so.` : t`Your stamp box is empty.`}</p>}
    </Dialog>
  )
}
