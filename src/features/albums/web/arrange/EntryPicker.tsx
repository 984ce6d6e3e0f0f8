import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { catalogue } from '#features/catalogue/contract.ts'
import { pictureOf } from '#features/media/web/public.tsx'
import { QUICK_SEARCH } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useLatest } from '#web/query/hooks.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import css from './Picker.module.css'

export type EntryAnswer = AnswerOf<typeof catalogue.list>['entries']['data'][number]

/** Finds what is wanted in the catalogue, by words or number; the hole keeps its place on the page. */
export function EntryPicker({ choose, close }: { choose: (entry: EntryAnswer) => void; close: () => void }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const found = useLatest(catalogue.list, { search: search.trim(), page_size: QUICK_SEARCH }, true)?.entries.data ?? []
  return (
    <Dialog open onClose={close} title={t`Add a want`} wide>
      <TextField
        label={t`Name or catalogue number`}
        type="search"
        maxLength={80}
        placeholder="Scott 240"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="vh" role="status">{t`${found.length} found`}</p>
      <ul className={css.choices}>
        {found.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => {
                choose(entry)
                close()
              }}
            >
              <span className={css.well}>
                {entry.media && <ItemPicture picture={pictureOf(entry.media, entry)} alt="" sizes="120px" scaled={false} />}
              </span>
              <b>{entry.name}</b>
              <small>
                {[entry.year_issued, entry.catalogue_number[0] && `${entry.catalogue_number[0].symbol} ${entry.catalogue_number[0].number}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {!found.length && <p className="text-2">{t`Nothing found. Try fewer words.`}</p>}
    </Dialog>
  )
}
