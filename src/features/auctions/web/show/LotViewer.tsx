import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { ViewerPicture } from '#web/ui/cards/pictures.ts'
import { ItemViewer } from '#web/ui/viewer/ItemViewer.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath } from '../paths.ts'
import { named, sizeOf } from './lot-words.ts'

/** Zoomable pictures: the first is the front, the second the back. */
export function LotViewer({ lot, first }: { lot: AuctionAnswer; first: number }) {
  const { t } = useLingui()
  const { id, medias, auctionable: item, name } = lot
  const sides = [t`front`, t`back`]
  const of = [name, [named(lot, 'country'), item?.year_issued].filter(Boolean).join(' '), named(lot, 'condition')].filter(Boolean).join(', ')
  const pictures = medias.map(
    (media, at): ViewerPicture => ({
      ...pictureOf(media, item ?? undefined),
      label: [t`Front`, t`Back`][at] ?? t`Picture ${at + 1}`,
      alt: `${of}, ${sides[at] ?? t`picture ${at + 1}`}`,
      ...(at < 2 && { side: at === 0 ? ('front' as const) : ('back' as const) }),
    }),
  )
  const lies = item?.item_kind === 'coin' ? 'coin' : 'stamp'
  return <ItemViewer {...{ pictures, lies, first }} sizeText={sizeOf(item)} hrefOf={(at) => `${auctionPath(id)}?picture=${at + 1}`} />
}
