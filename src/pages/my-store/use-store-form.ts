import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { usePictures } from '#features/media/web/public.tsx'
import { givenRates, type TypedRate } from '#features/shipping/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { type StoreAnswer, type StoreDraft, storeGiven } from '#features/stores/web/public.tsx'
import type { Term } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

interface StoreFormParts {
  readonly before: StoreAnswer | null
  readonly draft: StoreDraft
  readonly rates: readonly TypedRate[]
  readonly countries: readonly Term[]
  readonly back: string
}

/** Saves store and rates in one command: both or neither. */
export function useStoreForm({ before, countries, back, ...first }: StoreFormParts) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const [draft, setDraft] = useState(first.draft)
  const [rates, setRates] = useState(first.rates)
  const hanging = usePictures(before?.profile_media ? [before.profile_media] : [])
  const [create, update] = [useCommand(stores.create), useCommand(stores.update)]
  const mayBusiness = useMe()?.user_permissions.includes('my_store.business') || before?.type === 'business'
  async function save() {
    const given = { ...storeGiven(draft, countries, hanging.media_ids[0], before), rates: givenRates(rates) }
    const answer = await (before ? update.run({ id: before.id, ...given }) : create.run(given))
    if (refused(answer)) return
    cache.removeQueries({ type: 'inactive' })
    cache.setQueryData(keyOf(queryOf(stores.own, {})), { store: answer.store })
    void cache.touched(new Set([`own:${answer.store.user_id}`]))
    toast({ title: before ? t`Saved` : t`Your store is open` })
    router.push(back)
  }
  return {
    ...{ draft, rates, setRates, hanging, save },
    set: (news: Partial<StoreDraft>) => {
      if (news.type === 'business' && !mayBusiness) askUpgrade({ permission: 'my_store.business' })
      else setDraft((now) => ({ ...now, ...news }))
    },
    busy: create.busy || update.busy,
    refusal: create.refusal ?? update.refusal,
  }
}
