import { useLingui } from '@lingui/react/macro'
import { medias } from '#features/media/contract.ts'
import { UploadsPanel, uploadsCodec } from '#features/media/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screen({
  visitors: 'members',
  reads: uploadsCodec.read,
  asks: (input) => [queryOf(medias.filesOf, input)],
  Draw: ({ input }: { input: InputOf<typeof medias.filesOf> }) => <SettingUploads input={input} />,
})

function SettingUploads({ input }: { input: InputOf<typeof medias.filesOf> }) {
  const { t } = useLingui()
  return (
    <SettingFrame
      title={t`Uploads`}
      line={t`Your pictures, videos, recordings and documents. They are yours alone until something public shows them.`}
    >
      <UploadsPanel input={input} />
    </SettingFrame>
  )
}
