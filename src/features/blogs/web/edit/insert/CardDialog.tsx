import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { call, problemOf } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { blogs } from '../../../contract.ts'
import type { Faces } from '../editor-schema.ts'

/** A thing of the site, by its address: it draws as a card, for each reader anew. */
export function CardDialog({ editor, faces, onClose }: { editor: Editor; faces: Faces; onClose: () => void }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  async function put() {
    const answer = await call(store.ask, blogs.cardAt, { address: address.trim() })
    if (refused(answer)) return setError(problemOf(answer).message)
    const { type, id, card } = answer
    faces.cards.set(`${type} ${id}`, `${card.title} · ${card.line}`)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'card', attrs: { subject: type, id } })
      .run()
    onClose()
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button variant="fill" className="push" disabled={!address.trim()} onClick={() => void put()}>{t`Put it into the text`}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t`Item`} actions={actions}>
      <TextField
        label={t`Address of the item`}
        hint={t`A product, auction, bounty, item or post: copy the address of its page.`}
        error={error}
        value={address}
        maxLength={500}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && address.trim() && void put()}
      />
    </Dialog>
  )
}
