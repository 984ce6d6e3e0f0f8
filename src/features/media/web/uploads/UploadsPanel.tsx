import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { listCodec } from '#web/list/list-codec.ts'
import { nextCursor } from '#web/list/next-cursor.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { medias } from '../../contract.ts'
import { type MediaKind, mediaKinds } from '../../rules.ts'
import { useBytes } from '../files/use-file-facts.ts'
import { UploadRow } from './UploadRow.tsx'
import css from './Uploads.module.css'
import { UploadField } from './upload-field.ts'

const PATH = '/setting/account/uploads'
export const uploadsCodec = listCodec(medias.filesOf, PATH)
type Answer = AnswerOf<typeof medias.filesOf>

/** One's own uploads of every kind: what they take, what shows them, and a way to delete them. */
export function UploadsPanel({ input }: { input: InputOf<typeof medias.filesOf> }) {
  const { t } = useLingui()
  const answer = useData(medias.filesOf, input)
  const cursor = nextCursor(answer.medias.next_page_url)
  return (
    <>
      <Space bytes={answer.bytes} most={answer.most} />
      <UploadField />
      <Kinds kind={input.kind} />
      {answer.medias.data.length === 0 ? <p className="text-2">{t`Nothing here yet.`}</p> : <Rows rows={answer.medias.data} />}
      <p className="row row--wrap">
        {input.cursor && <Button href={uploadsCodec.href({ kind: input.kind })}>{t`Newest uploads`}</Button>}
        {cursor && <Button href={uploadsCodec.href({ kind: input.kind, cursor })}>{t`Earlier uploads`}</Button>}
      </p>
    </>
  )
}

const Rows = ({ rows }: { rows: Answer['medias']['data'] }) => (
  <ul className={`plain ${css.rows}`}>
    {rows.map((media) => (
      <UploadRow key={media.id} media={media} />
    ))}
  </ul>
)

/** Accessibility: the text says everything, so the bar is hidden from screen readers. */
function Space({ bytes, most }: Pick<Answer, 'bytes' | 'most'>) {
  const { t } = useLingui()
  const id = useId()
  const said = useBytes()
  const percent = new Intl.NumberFormat(useNumbers(), { style: 'percent', maximumFractionDigits: 1 }).format(most ? bytes / most : 0)
  return (
    <section className={`panel ${css.panel}`} aria-labelledby={id}>
      <h2 id={id}>{t`Space`}</h2>
      <p>{t`${said(bytes)} of ${said(most)} in use, ${percent}.`}</p>
      <progress className={css.space} max={most} value={Math.min(bytes, most)} aria-hidden="true" />
    </section>
  )
}

function Kinds({ kind }: { kind: MediaKind | undefined }) {
  const { t } = useLingui()
  const names: Readonly<Record<MediaKind, string>> = { image: t`Pictures`, video: t`Videos`, audio: t`Recordings`, document: t`Documents` }
  const segment = (value: MediaKind | undefined, label: string) => ({
    ...{ value: value ?? 'all', label, pressed: kind === value, href: uploadsCodec.href(value ? { kind: value } : {}) },
    step: 'refine' as const,
  })
  return (
    <Segments
      label={t`Kind`}
      segments={[segment(undefined, t({ message: 'All', context: 'uploads' })), ...mediaKinds.map((one) => segment(one, names[one]))]}
    />
  )
}
