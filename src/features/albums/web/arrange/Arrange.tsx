import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { AlbumAnswer, MountAnswer, PageAnswer } from '../types.ts'
import css from './Arrange.module.css'
import { Bench } from './Bench.tsx'
import { GridChoices, KeyHelp, PageProperties, Properties } from './Properties.tsx'
import { EntryPicker, ItemPicker, PagePicker } from './pickers.ts'
import { SavedBadge } from './SavedBadge.tsx'
import { useArrange } from './use-arrange.ts'
import { useLaying } from './use-laying.ts'
import { useMountKeys } from './use-mount-keys.ts'
import { useWaiting } from './use-waiting.ts'
import { Waiting } from './Waiting.tsx'

interface ArrangeProps {
  album: AlbumAnswer
  page: PageAnswer
  /** Shows the page as the server has it. */
  again: () => void
}
type Open = { dialog: 'items' | 'wants' } | { dialog: 'page'; mount: MountAnswer } | undefined

/** The owner's bench: what waits, the page in true proportion, and exact numbers. */
export function Arrange({ album, page, again }: ArrangeProps) {
  const { t } = useLingui()
  const arranging = useArrange(page, again)
  const [selected, select] = useState<string>()
  const [neighbours, setNeighbours] = useState(true)
  const [open, setOpen] = useState<Open>()
  const drawing = useRef<SVGSVGElement>(null)
  const waiting = useWaiting(album.id, arranging.draft.mounts)
  const laying = useLaying(album, arranging, select)
  const toOtherPage = (mount: MountAnswer) => setOpen({ dialog: 'page', mount })
  const keys = useMountKeys(arranging, { toOtherPage, takeOff: laying.takeOff })
  const { draft, flaw } = arranging
  const mount = draft.mounts.find(({ id }) => id === selected)
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={css.bar}>
        <SavedBadge saved={arranging.saved} flawed={flaw !== undefined} />
        <Button size="s" icon="arrow-counter-clockwise" onClick={arranging.undo} disabled={!arranging.canUndo}>{t`Undo`}</Button>
      </div>
      {flaw && <Note tone="bad" role="alert">{t`Two mounts lie on each other. The page is saved as soon as they do not.`}</Note>}
      <div className={css.desk}>
        <Waiting {...waiting} place={laying.place} addItems={() => setOpen({ dialog: 'items' })} addWant={() => setOpen({ dialog: 'wants' })} />
        <Bench
          {...{ arranging, drawing, selected, select, keys, neighbours }}
          number={page.number}
          drop={(id, at) => {
            const item = waiting.items.find((one) => one.id === id)
            if (item) laying.place(item, at)
          }}
        />
        <aside className={css.props} aria-label={t`Properties`}>
          {mount ? (
            <Properties
              key={mount.id}
              mount={mount}
              change={(news) => arranging.change({ mounts: draft.mounts.map((one) => (one.id === mount.id ? { ...one, ...news } : one)) })}
              takeOff={() => laying.takeOff(mount)}
              toOtherPage={() => toOtherPage(mount)}
            />
          ) : (
            <PageProperties words={draft} change={arranging.change} />
          )}
          <GridChoices
            quadrille={draft.quadrille}
            onQuadrille={(quadrille) => arranging.change({ quadrille })}
            neighbours={neighbours}
            onNeighbours={setNeighbours}
          />
          <KeyHelp />
        </aside>
      </div>
      {open?.dialog === 'items' && <ItemPicker album={album} close={close} />}
      {open?.dialog === 'wants' && <EntryPicker choose={laying.placeEntry} close={close} />}
      {open?.dialog === 'page' && <PagePicker {...{ album, page, arranging, again, close }} mount={open.mount} />}
    </>
  )
}
