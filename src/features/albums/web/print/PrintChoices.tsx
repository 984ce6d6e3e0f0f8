import { useLingui } from '@lingui/react/macro'
import { fill } from '#kernel/address.ts'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import type { AlbumAnswer } from '../types.ts'
import type { PrintPlace } from './print-place.ts'

const addressOf = ({ id, paper, pictures, number }: PrintPlace) =>
  fill(`/print-album/${id}`, {
    ...(number !== undefined && { page: String(number) }),
    ...(paper !== 'A4' && { paper }),
    ...(!pictures && { stamps: 'frames' }),
  })

export const pdfOf = ({ id, paper, pictures, number }: PrintPlace) =>
  fill(`/api/albums/${id}/pdf`, { paper, pictures: String(pictures), ...(number !== undefined && { number: String(number) }) })

/** Which pages, on which paper, with or without pictures. */
export function PrintChoices({ album, place }: { album: AlbumAnswer; place: PrintPlace }) {
  const { t } = useLingui()
  const { number, paper, pictures } = place
  const papers = [
    { value: 'A4', label: t`A4, 210 × 297 mm` },
    { value: 'Letter', label: t`Letter, 216 × 279 mm` },
  ]
  const looks = [
    { value: 'pictures', label: t`With pictures` },
    { value: 'frames', label: t`Frames only` },
  ]
  const pages = [{ value: 'all', label: t`All pages` }, ...album.pages.map((_, at) => ({ value: String(at + 1), label: t`Page ${at + 1}` }))]
  return (
    <>
      <LinkSelect
        label={t`Pages`}
        name="page"
        value={number === undefined ? 'all' : String(number)}
        choices={pages}
        hrefOf={(page) => addressOf({ ...place, number: page === 'all' ? undefined : Number(page) })}
      />
      <LinkSelect
        label={t`Paper`}
        name="paper"
        value={paper}
        choices={papers}
        hrefOf={(to) => addressOf({ ...place, paper: to === 'Letter' ? 'Letter' : 'A4' })}
      />
      <LinkSelect
        label={t`Stamps`}
        name="stamps"
        value={pictures ? 'pictures' : 'frames'}
        choices={looks}
        hrefOf={(to) => addressOf({ ...place, pictures: to === 'pictures' })}
      />
    </>
  )
}
