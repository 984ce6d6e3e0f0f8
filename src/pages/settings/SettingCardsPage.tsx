import { useLingui } from '@lingui/react/macro'
import { CardsPanel, cardsAsks } from '#features/payments/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingCards, { visitors: 'members', asks: cardsAsks })

function SettingCards() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Cards`} line={t`The default card pays for your plan.`}>
      <CardsPanel />
    </SettingFrame>
  )
}
