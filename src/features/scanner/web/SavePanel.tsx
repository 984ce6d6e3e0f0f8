import { Plural, useLingui } from '@lingui/react/macro'
import { albums } from '#features/albums/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import { PAGE } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './Scan.module.css'
import { useColourNames } from './use-colour-names.ts'
import type { Saving } from './use-saving.ts'

/** What all pieces have in common, once; and into which album they go. */
export function SavePanel({ saving, count }: { saving: Saving; count: number }) {
  const { t } = useLingui()
  const { lists } = useColourNames()
  const { albums: mine } = useData(albums.list, { page_size: PAGE.to_choose_from, sort: 'most_recent' })
  const { common, setCommon, busy, done, failed } = saving
  return (
    <div className={css.save}>
      <div className={css.common}>
        <Select
          label={t`Save to`}
          size="s"
          placeholder={t`My StampBox`}
          value={common.album_id}
          onChange={(event) => setCommon({ ...common, album_id: event.target.value })}
          choices={mine.data.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label={t`All are`}
          size="s"
          placeholder={t`Not said`}
          value={common.condition}
          onChange={(event) => setCommon({ ...common, condition: event.target.value })}
          choices={choicesOf(lists.stampConditions)}
        />
        <Select
          label={t`All from`}
          size="s"
          placeholder={t`Not said`}
          value={common.country}
          onChange={(event) => setCommon({ ...common, country: event.target.value })}
          choices={choicesOf(lists.countries)}
        />
      </div>
      {failed > 0 && (
        <Note tone="bad" role="alert">
          <Plural
            value={failed}
            one="# piece was not saved: it is still here, try again."
            other="# pieces were not saved: they are still here, try again."
          />
        </Note>
      )}
      {busy && <progress value={done} max={saving.of} aria-label={t`Saving`} />}
      <div className={css.acts}>
        <Button
          variant="fill"
          block
          onClick={() => void saving.save()}
          disabled={busy || count === 0}
          pending={busy ? t`Saving ${done} of ${saving.of}…` : undefined}
        >
          <Plural value={count} one="Save # piece" other="Save # pieces" />
        </Button>
        {busy && <Button onClick={saving.stop}>{t`Stop`}</Button>}
      </div>
    </div>
  )
}
