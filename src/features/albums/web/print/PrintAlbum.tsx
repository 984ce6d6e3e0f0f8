import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { PrintPage } from '#web/ui/print/PrintPage.tsx'
import type { albums } from '../../contract.ts'
import { albumPath } from '../album-path.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import type { AlbumAnswer, PageAnswer } from '../types.ts'
import css from './Print.module.css'
import { PrintChoices, pdfOf } from './PrintChoices.tsx'
import { PrintedMount } from './PrintedMount.tsx'
import type { PrintPlace } from './print-place.ts'
import { Ruler } from './Ruler.tsx'

interface PrintAlbumProps {
  album: AlbumAnswer
  pages: readonly PageAnswer[]
  codes: AnswerOf<typeof albums.print>['codes']
  place: PrintPlace
}

/** On screen a preview, on paper true millimetres: only the sheets are printed. */
export function PrintAlbum({ album, pages, codes, place }: PrintAlbumProps) {
  const { t } = useLingui()
  const { origin } = useSite()
  const rows = new Map(codes.map((code) => [code.catalogue_entry_id as string, code.rows]))
  const host = new URL(origin).host
  const { number } = place
  const all = album.pages.length
  return (
    <PrintPage
      title={t`Print ${album.name}`}
      heading={number === undefined ? t`Print ${album.name}` : t`Print page ${number} of ${all}`}
      back={{ label: t`Album`, href: albumPath(album) }}
      file={pdfOf(place)}
      choices={<PrintChoices album={album} place={place} />}
      paper={place.paper}
    >
      {pages.map(({ id, number, title, subtitle, foot, mounts }) => (
        <div className={css.sheet} key={id}>
          <Sheet {...{ title, subtitle, foot }} label={t`Page ${number}`} quadrille={false} print paper={place.paper}>
            {mounts.map((mount) => (
              <PrintedMount key={mount.id} mount={mount} code={rows.get(mount.catalogue_entry_id ?? '')} pictures={place.pictures} />
            ))}
            <Ruler words={t`100 mm. If it is not, print at 100 %.`} line={t`${album.user.full_name} · ${album.name} · page ${number} · ${host}`} />
          </Sheet>
        </div>
      ))}
      {!pages.length && (
        <EmptyState
          title={t`No page to print`}
          line={t`Lay the items of this album on pages first.`}
          action={<Button href={albumPath(album)}>{t`To the album`}</Button>}
        />
      )}
      {rows.size > 0 && <p className={css.hint}>{t`Dashed holes are wants: the code opens that want, with who sells it today.`}</p>}
    </PrintPage>
  )
}
