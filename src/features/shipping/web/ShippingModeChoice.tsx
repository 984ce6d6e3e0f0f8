import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useRefresh } from '#web/query/hooks.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { shipping } from '../contract.ts'
import type { ShippingMode } from '../rules.ts'

/** Where the labels of one's parcels come from; nothing is shown where there is no choice. */
export function ShippingModeChoice() {
  const { t } = useLingui()
  const toast = useToast()
  const { mode, modes } = useData(shipping.rates, {})
  const [chosen, setChosen] = useState(mode)
  const anew = useRefresh(shipping.rates)
  const { run, refusal } = useCommand(shipping.setMode)
  const words: Record<ShippingMode, { label: string; line: string }> = {
    manual: { label: t`Labels from elsewhere`, line: t`You buy postage where you like, and type the carrier and the number.` },
    easypost: { label: t`Labels bought here`, line: t`On the page of an order you compare carriers, pay from your available balance, and print.` },
  }
  if (modes.length < 2) return null
  async function choose(value: string) {
    setChosen(value as ShippingMode)
    if (refused(await run({ mode: value as ShippingMode }))) return setChosen(mode)
    await anew()
    toast({ title: t`Saved` })
  }
  return (
    <section className="section stack" aria-labelledby="labels-from">
      <h2 id="labels-from">{t`Labels`}</h2>
      <Refused refusal={refusal} fields={{}} />
      <RadioCards
        label={t`Where your labels come from`}
        hideLabel
        name="mode"
        cards={modes.map((value) => ({ value, ...words[value] }))}
        value={chosen}
        onValue={(value) => void choose(value)}
      />
    </section>
  )
}
