import { useLingui } from '@lingui/react/macro'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { pictureOf } from '../picture-of.ts'
import css from './Files.module.css'
import type { AnyMediaAnswer } from './send-file.ts'
import { useFileFacts } from './use-file-facts.ts'
import { useFreshAddress } from './use-fresh-address.ts'

interface MediaViewProps {
  media: AnyMediaAnswer
  /** What it shows, for those who do not see it. */
  alt: string
  sizes?: string
}

/** A media of any kind: a picture, a player with native controls, or a document to save. Works without script. */
export function MediaView({ media, alt, sizes = '(min-width: 768px) 480px, 92vw' }: MediaViewProps) {
  const { kind, picture } = media
  if (kind === 'video') return <Video media={media} alt={alt} />
  if (kind === 'audio') return <Sound media={media} alt={alt} />
  if (kind === 'document') return <Document media={media} />
  return picture && <ItemPicture picture={pictureOf(picture)} alt={alt} sizes={sizes} scaled={false} />
}

type Shown = Omit<MediaViewProps, 'sizes'>

/** Width and height reserve the place before the first byte. */
function Video({ media, alt }: Shown) {
  const fresh = useFreshAddress<HTMLVideoElement>(media)
  const { width, height } = media.file!
  return (
    <video
      className={css.video}
      controls
      playsInline
      preload={media.picture ? 'none' : 'metadata'}
      aria-label={alt}
      {...fresh}
      width={width!}
      height={height!}
      poster={media.picture?.sizes.at(-1)?.media_url}
    />
  )
}

function Sound({ media, alt }: Shown) {
  const fresh = useFreshAddress<HTMLAudioElement>(media)
  return <audio className={css.audio} controls preload="metadata" aria-label={alt} {...fresh} />
}

function Document({ media: { file } }: { media: AnyMediaAnswer }) {
  const { t } = useLingui()
  const facts = useFileFacts()
  const { media_url, name, type } = file!
  return (
    <a className={css.document} href={media_url} download>
      <Icon name={type === 'application/pdf' ? 'file-pdf' : 'file-text'} size="l" />
      <span>
        <b>
          <bdi>{name ?? t`Document`}</bdi>
        </b>
        <span className="small text-2">{facts(file!)}</span>
      </span>
      <Icon name="download-simple" />
    </a>
  )
}
