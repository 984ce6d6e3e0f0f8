import { useLingui } from '@lingui/react/macro'
import { fill } from '#kernel/address.ts'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { albumPath } from '../album-path.ts'
import type { AlbumAnswer } from '../types.ts'
import css from './Print.module.css'
import type { PrintPlace } from './print-place.ts'

const addressOf = ({ id, paper, pictures, number }: PrintPlace) =>
  fill(`/print-album/${id}`, {
    ...(number !== undefined && { page: String(number) }),
    ...(paper !== 'A4' && { paper }),
    ...(!pictures && { stamps: 'frames' }),
  })

/** Paper, pictures, which pages; then the printer or a file. */
export function PrintBar({ album, place }: { album: AlbumAnswer; place: PrintPlace }) {
  const { t } = useLingui()
  const { number, paper, pictures } = place
  const all = album.pages.length
  const papers = [
    { value: 'A4', label: t`A4, 210 × 297 mm` },
    { value: 'Letter', label: t`Letter, 216 × 279 mm` },
  ]
  const looks = [
    { value: 'pictures', label: t`With pictures` },
    { value: 'frames', label: t`Frames only` },
  ]
  const pages = [{ value: 'all', label: t`All pages` }, ...album.pages.map((_, at) => ({ value: String(at + 1), label: t`Page ${at + 1}` }))]
  const file = fill(`/api/albums/${place.id}/pdf`, { paper, pictures: String(pictures), ...(number !== undefined && { number: String(number) }) })
  return (
    <div className={css.bar}>
      <a className={css.back} href={albumPath(album)}>
        <Icon name="caret-left" />
        {t`Album`}
      </a>
      <h1>{number === undefined ? t`Print ${album.name}` : t`Print page ${number} of ${all}`}</h1>
      <div className={css.acts}>
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
        <Button icon="file-pdf" size="s" href={file} download>
          PDF
        </Button>
        <Button icon="printer" size="s" variant="fill" onClick={() => window.print()}>{t`Print`}</Button>
      </div>
    </div>
  )
}
