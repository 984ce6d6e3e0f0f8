import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type MediaAnswer, upload } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FieldError } from '#web/ui/controls/Field.tsx'
import { FilePick } from '#web/ui/files/FilePick.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { profiles } from '../../contract.ts'
import type { ProfileAnswer } from '../profile-facts.ts'
import css from './EditProfile.module.css'
import { PictureEditor } from './PictureEditor.tsx'

const kinds = {
  image_media_id: { frame: { width: 320, height: 320 }, width: 640, round: true },
  cover_media_id: { frame: { width: 720, height: 240 }, width: 1620, round: false },
} as const

interface PortraitFieldProps {
  field: keyof typeof kinds
  title: string
  user: ProfileAnswer
  /** Hides the label if a heading with the same text is above. */
  bare?: boolean
}

/** Chooses and crops a picture; it is saved at once. */
export function PortraitField({ field, title, user, bare }: PortraitFieldProps) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const [unreadable, setUnreadable] = useState(false)
  const [travel, setTravel] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const call = useCommand(profiles.updateMedia)
  const words = usePictureWords(field)
  const there = field === 'image_media_id' ? user.image_url : user.cover_image_url
  async function hang(media: MediaAnswer | undefined) {
    const answer = await call.run({ [field]: media?.id ?? null })
    if (refused(answer)) return
    setBitmap(undefined)
    void cache.touched(new Set([`member:${user.id}`, `own:${user.id}`]))
    toast({ title: media ? t`Picture saved` : t`Picture removed` })
  }
  async function pick([file]: Iterable<File>) {
    if (!file) return
    setTravel({ busy: false })
    const read = await createImageBitmap(file).catch(() => undefined)
    setUnreadable(!read)
    setBitmap(read)
  }
  async function cut(file: File) {
    setTravel({ busy: true })
    const { media, error } = await upload(file)
    if (media) await hang(media)
    setTravel(media ? { busy: false } : { busy: false, error: error ?? '' })
  }
  return (
    <div className={css.portrait}>
      {!bare && <h3>{title}</h3>}
      <Shown round={kinds[field].round} there={there} name={user.full_name} />
      <div className="row row--wrap">
        <FilePick words={there ? words.change : words.choose} icon="camera" accept="image/*" onPick={(files) => void pick(files ?? [])} />
        {there && (
          <Button size="s" variant="quiet" pending={call.busy && !bitmap ? t`Removing` : undefined} onClick={() => void hang(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      {unreadable && <FieldError id={`${field}-error`}>{t`This file cannot be read as a picture.`}</FieldError>}
      {bitmap && (
        <PictureEditor
          {...kinds[field]}
          {...{ title, bitmap }}
          {...travel}
          error={travel.error}
          onCut={(file) => void cut(file)}
          onClose={() => setBitmap(undefined)}
        />
      )}
    </div>
  )
}

/** Placeholder as other members see it. */
const Bare = ({ round, name }: { round: boolean; name: string }) =>
  round ? (
    <span className={css.face}>
      <Avatar name={name} size="l" />
    </span>
  ) : (
    <span className={css.cover} aria-hidden="true" />
  )

const Shown = ({ round, there, name }: { round: boolean; there: string | null; name: string }) =>
  there ? <img className={round ? css.face : css.cover} src={there} alt="" /> : <Bare round={round} name={name} />

function usePictureWords(field: PortraitFieldProps['field']) {
  const { t } = useLingui()
  return field === 'image_media_id'
    ? { change: t`Change the profile picture`, choose: t`Choose a profile picture`, remove: t`Remove the profile picture` }
    : { change: t`Change the cover picture`, choose: t`Choose a cover picture`, remove: t`Remove the cover picture` }
}
