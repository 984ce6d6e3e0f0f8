import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { medias } from '../../contract.ts'
import type { MediaKind } from '../../rules.ts'
import { iconOf } from '../files/file-icons.ts'
import { MediaView } from '../files/MediaView.tsx'
import { useFileFacts } from '../files/use-file-facts.ts'
import css from './Uploads.module.css'

type Upload = AnswerOf<typeof medias.filesOf>['medias']['data'][number]

export function UploadRow({ media }: { media: Upload }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const facts = useFileFacts()
  const remove = useCommand(medias.remove)
  const names: Readonly<Record<MediaKind, string>> = { image: t`Picture`, video: t`Video`, audio: t`Recording`, document: t`Document` }
  const { id, kind, file, in_use, created_at } = media
  const name = file?.name ?? names[kind]
  async function press() {
    const sure = await confirm({ title: t`Delete ${name}?`, text: t`It is gone for good.`, yes: t`Delete`, icon: 'trash', danger: true })
    if (sure) await remove.run({ id })
  }
  return (
    <li className={css.upload}>
      <div className={kind === 'image' ? `well well--plain ${css.well}` : css.shown}>
        <MediaView media={media} alt={name} sizes="240px" />
      </div>
      <div className={css.facts}>
        <p className={`strong ${css.name}`}>
          <Icon name={iconOf[kind]} size="s" />
          <bdi>{name}</bdi>
        </p>
        <p className="small text-2">
          <DateTime at={created_at} />
          {file && kind !== 'document' && ` · ${facts(file)}`}
        </p>
        <p className="small text-2">{in_use ? t`In use: it can be deleted where it is shown.` : t`Nothing shows it.`}</p>
        <Refused refusal={remove.refusal} />
        {!in_use && (
          <Button size="s" icon="trash" pending={remove.busy ? t`Deleting…` : undefined} onClick={() => void press()} aria-label={t`Delete ${name}`}>
            {t`Delete`}
          </Button>
        )}
      </div>
    </li>
  )
}
