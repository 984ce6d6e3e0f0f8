import { useLingui } from '@lingui/react/macro'
import { Title } from '#web/router/Title.tsx'
import type { albumTypes } from '../../shapes.ts'
import { AlbumForm } from './AlbumForm.tsx'

export function CreateAlbum({ type }: { type: (typeof albumTypes)[number] }) {
  const { t } = useLingui()
  const title = { plain: t`New album`, lot: t`New lot`, set: t`New set` }[type]
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <AlbumForm type={type} back="/profile" />
    </main>
  )
}
