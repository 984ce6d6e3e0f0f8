import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { StatusBadge } from '#features/proposals/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { problemOf } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { storeInventory } from '../contract.ts'
import css from './Inventory.module.css'

type Row = AnswerOf<typeof storeInventory.proposals>['items']['data'][number]

export function CatalogueRow({ row: { product, state, entry_id, proposal } }: { row: Row }) {
  const { t } = useLingui()
  const { propose, busy, refusal, similar } = usePropose(product.id)
  return (
    <li className={css.row}>
      <Thumb picture={product.media ? pictureOf(product.media) : undefined} alt="" size={56} />
      <div className={css.what}>
        <a className="strong" href={`/products/${product.id}`}>
          <bdi>{product.name}</bdi>
        </a>
        <p className="caption">{[product.country_name, product.year_issued, product.catalogue_number].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.state}>
        {proposal && state !== 'there' && (
          <a href={`/stamps/proposals/${proposal.id}`}>
            <StatusBadge status={proposal.status} />
          </a>
        )}
        {entry_id && (
          <>
            <Badge kind="sale">{t`In the catalogue`}</Badge>
            <Button size="s" href={`/stamps/${entry_id}`}>{t`See its entry`}</Button>
          </>
        )}
        {state === 'absent' && (
          <Button
            size="s"
            variant="fill"
            onClick={() => void propose([])}
            pending={busy ? t`Proposing…` : undefined}
            aria-label={t`Propose: ${product.name}`}
          >
            {t`Propose`}
          </Button>
        )}
      </div>
      {refusal && (
        <div className={css.no}>
          {similar.length ? (
            <Similar similar={similar} said={problemOf(refusal).message} onOther={() => void propose(similar)} />
          ) : (
            <Refused refusal={refusal} />
          )}
        </div>
      )}
    </li>
  )
}

/** Entries that may be the same issue; whoever has looked may say that it is another. */
function Similar({ similar, said, onOther }: { similar: readonly string[]; said: string; onOther: () => void }) {
  const { t } = useLingui()
  return (
    <Note tone="warn" role="alert">
      <div className="stack">
        <p>{said}</p>
        <p className="row row--wrap">
          {similar.slice(0, 5).map((id, at) => (
            <Button key={id} size="s" href={`/stamps/${id}`}>{t`Entry ${at + 1}`}</Button>
          ))}
          <Button size="s" variant="fill" onClick={onOther}>{t`It is another one: propose it`}</Button>
        </p>
      </div>
    </Note>
  )
}

function usePropose(product_id: Row['product']['id']) {
  const cache = useQueryClient()
  const { run, busy, refusal, forget } = useCommand(storeInventory.propose)
  const [similar, setSimilar] = useState<readonly string[]>([])
  async function propose(different_from: readonly string[]) {
    forget()
    const answer = await run({ product_id, different_from: [...different_from] as never })
    if (!refused(answer)) return void (await cache.invalidateQueries({ queryKey: [storeInventory.proposals.http] }))
    const { entry_ids } = (answer.facts ?? {}) as { entry_ids?: string[] }
    setSimilar(entry_ids ? [...different_from, ...entry_ids] : [])
  }
  return { propose, busy, refusal, similar }
}
