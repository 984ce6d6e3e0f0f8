import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { ACCEPTED, NotReadable, type Unreadable } from '../../core/files/kinds.ts'
import css from '../Scan.module.css'
import { countPages, readPage } from './read-pages.ts'
import { useUnreadableWords } from './use-unreadable-words.ts'

/** A page as a picture, and the name of its file. */
export interface PagePicked {
  readonly name: string
  readonly picture: Blob
}
interface PageFileProps {
  label: string
  hint?: string
  /** Also takes the picture of the backs: a second file, or the page after the first. */
  withBacks?: boolean
  onPages: (front: PagePicked, back: PagePicked | undefined) => void
}

/** Choose or photograph a page. Of a file with several pages one is chosen; nothing leaves the device. */
export function PageFile({ label, hint, withBacks = false, onPages }: PageFileProps) {
  const { t } = useLingui()
  const words = useUnreadableWords()
  const [many, setMany] = useState<{ file: File; count: number }>()
  const [busy, setBusy] = useState(false)
  const [why, setWhy] = useState<Unreadable>()
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setWhy(undefined)
    await work().catch((fault: unknown) => setWhy(fault instanceof NotReadable ? fault.why : 'broken'))
    setBusy(false)
  }
  const take = ([first, second]: readonly File[]) =>
    attempt(async () => {
      if (!first) return
      const count = await countPages(first)
      if (count > 1) return setMany({ file: first, count })
      const picked = async (file: File) => ({ name: file.name, picture: await readPage(file, 0) })
      onPages(await picked(first), second && (await picked(second)))
    })
  const open = (page: number, next: boolean) =>
    attempt(async () => {
      const { file } = many!
      const picked = async (at: number) => ({ name: `${file.name} · ${at + 1}`, picture: await readPage(file, at) })
      onPages(await picked(page), next ? await picked(page + 1) : undefined)
    })
  return (
    <>
      {why && (
        <Note tone="bad" role="alert">
          {words[why]}
        </Note>
      )}
      {busy && <p role="status">{t`Reading the file…`}</p>}
      {many ? (
        <PageOfFile {...{ many, withBacks, busy, open }} onOther={() => setMany(undefined)} />
      ) : (
        <FileDrop
          {...{ label, hint }}
          files={[]}
          max={withBacks ? 2 : 1}
          accept={ACCEPTED}
          onFiles={(files) => void take(files)}
          onRemove={() => undefined}
        />
      )}
    </>
  )
}

interface PageOfFileProps {
  many: { file: File; count: number }
  withBacks: boolean
  busy: boolean
  open: (page: number, next: boolean) => Promise<void>
  onOther: () => void
}

function PageOfFile({ many: { file, count }, withBacks, busy, open, onOther }: PageOfFileProps) {
  const { t } = useLingui()
  const [page, setPage] = useState(0)
  const [next, setNext] = useState(false)
  const { name } = file
  return (
    <div className={css.start}>
      <p>{t`${name}: ${plural(count, { one: '# page', other: '# pages' })}`}</p>
      <Select
        id="page-of-file"
        label={t`Page of the file`}
        value={String(page)}
        onChange={({ target }) => setPage(Number(target.value))}
        choices={Array.from({ length: count }, (_, at) => ({ value: String(at), label: String(at + 1) }))}
      />
      {withBacks && page + 1 < count && (
        <Check label={t`The page after it shows their backs`} checked={next} onChange={({ target }) => setNext(target.checked)} />
      )}
      <div className={css.acts}>
        <Button variant="fill" onClick={() => void open(page, next && page + 1 < count)} disabled={busy}>{t`Open the page`}</Button>
        <Button onClick={onOther} disabled={busy}>{t`Another file`}</Button>
      </div>
    </div>
  )
}
