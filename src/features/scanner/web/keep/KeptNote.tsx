import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { scanner } from '../../contract.ts'
import css from '../Scan.module.css'
import { forgetScans } from './database.ts'
import { type KeptPage, readKeptPage } from './kept-page.ts'

/** A page that was not saved to its end: go on with it, or throw it away. */
export function KeptNote({ onContinue }: { onContinue: (kept: KeptPage) => void }) {
  const { t } = useLingui()
  const { member_id } = useData(scanner.left, {})
  const confirm = useConfirm()
  const [kept, setKept] = useState<KeptPage>()
  useEffect(() => {
    let here = true
    void readKeptPage(member_id).then((page) => here && setKept(page))
    return () => {
      here = false
    }
  }, [member_id])
  if (!kept) return null
  const { name } = kept
  const count = kept.edits.pieces.length
  async function throwAway() {
    const text = t`The picture of the page and its frames are deleted from this device. What was saved to your collection stays.`
    if (!(await confirm({ title: t`Throw this page away?`, text, yes: t`Throw away`, danger: true }))) return
    await forgetScans()
    setKept(undefined)
  }
  return (
    <Note>
      <p>
        <b>{t`Your last page is still here`}</b>
      </p>
      <p>{t`${name}, ${plural(count, { one: '# piece', other: '# pieces' })}. It lies on this device alone. Another page takes its place.`}</p>
      <div className={css.acts}>
        <Button variant="fill" size="s" onClick={() => onContinue(kept)}>{t`Continue`}</Button>
        <Button size="s" onClick={() => void throwAway()}>{t`Throw away`}</Button>
      </div>
    </Note>
  )
}
