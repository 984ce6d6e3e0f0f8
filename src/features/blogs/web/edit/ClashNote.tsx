import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { blogs } from '../../contract.ts'
import { ArticleBody } from '../ArticleBody.tsx'
import css from './Editor.module.css'
import type { DraftState } from './use-draft.ts'

/** The draft was also changed elsewhere: both texts side by side. Whichever stays, the other one is kept among the earlier texts. */
export function ClashNote({ draft, onTheirs }: { draft: DraftState; onTheirs: () => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const store = useQueryClient()
  const [busy, setBusy] = useState(false)
  const id = draft.draft?.id
  const told = useMaybe(blogs.draft, { id: id as never }, open)?.draft
  const theirs = told?.version === draft.draft?.version ? undefined : told
  async function choose(kept: 'mine' | 'theirs') {
    setBusy(true)
    if (kept === 'mine') await draft.keepMine(theirs!)
    else if (await draft.keepTheirs(theirs!)) onTheirs()
    setBusy(false)
    setOpen(false)
  }
  async function look() {
    await store.touched(new Set([`draft:${id}`]))
    setOpen(true)
  }
  const actions = theirs && (
    <>
      <Button pending={busy ? t`Saving` : undefined} onClick={() => void choose('theirs')}>{t`Take the other text`}</Button>
      <Button variant="fill" className="push" pending={busy ? t`Saving` : undefined} onClick={() => void choose('mine')}>{t`Keep my text`}</Button>
    </>
  )
  return (
    <>
      <Note tone="warn" icon="devices" role="alert">
        <b>{t`This draft was also changed elsewhere.`}</b> {t`Nothing is lost.`}{' '}
        <button type="button" className="link" onClick={() => void look()}>
          {t`See both and choose`}
        </button>
      </Note>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Two texts`} actions={actions} wide>
        {theirs && (
          <div className={css.both}>
            <section>
              <h3>{t`Here`}</h3>
              <p className={css.bothTitle}>{draft.writing.title}</p>
              <ArticleBody article={{ ...theirs, content: draft.writing.content }} table={t`Table`} />
            </section>
            <section>
              <h3>{t`Elsewhere`}</h3>
              <p className={css.bothTitle}>{theirs.title}</p>
              <ArticleBody article={theirs} table={t`Table`} />
            </section>
          </div>
        )}
      </Dialog>
    </>
  )
}
