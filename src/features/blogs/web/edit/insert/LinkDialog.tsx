import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { isOutside } from '#kernel/written/tree.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

/** Links what is selected, or writes the address itself. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui()
  const before = (editor.getAttributes('link').href as string | undefined) ?? ''
  const [href, setHref] = useState(before)
  const [error, setError] = useState('')
  function put() {
    const address = /^https?:/i.test(href.trim()) ? href.trim() : `https://${href.trim()}`
    if (!isOutside(address)) return setError(t`An address that begins with https://`)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const actions = (
    <>
      {before && <Button variant="quiet" onClick={remove}>{t`Take the link away`}</Button>}
      <Button variant="fill" className="push" onClick={put}>{t`Link it`}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t`Link`} actions={actions}>
      <TextField
        label={t`Address`}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={href}
        error={error}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && put()}
      />
    </Dialog>
  )
}
