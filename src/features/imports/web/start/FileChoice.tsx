import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { FilePick } from '#web/ui/files/FilePick.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Imports.module.css'
import { sendFile } from './send-file.ts'

/** Drop or choose; the file is read at once, and nothing enters the collection yet. */
export function FileChoice() {
  const { t } = useLingui()
  const router = useRouter()
  const [over, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file || busy) return
    setBusy(true)
    setError(undefined)
    const { id, message } = await sendFile(file)
    setBusy(false)
    if (id) router.push(`/imports/${id}`)
    else setError(message || t`The server did not answer. Nothing is lost: try again.`)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files)
  }
  return (
    <section aria-label={t`Choose a file`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same */}
      <div
        className={css.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="table" size="l" />
        <p>{t`Drop the list of your collection here.`}</p>
        <p className="small text-2">{t`CSV, Excel (.xlsx), JSON, a Colnect list, an OpenNumismat database, CoinManage or Delcampe: 50,000 rows at most.`}</p>
        <FilePick words={t`Choose a file`} icon="upload-simple" accept=".csv,.txt,.tsv,.xlsx,.json,.zip,.db" onPick={take} off={busy} />
        <p role="status" className="small text-2">
          {busy ? t`Reading the file…` : t`You see everything before it enters your collection, and can take it back afterwards.`}
        </p>
      </div>
      {error && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
    </section>
  )
}
