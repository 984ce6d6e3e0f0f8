import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/labels/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'label-price-is-held-first',
    file: 'src/features/labels/server/buy.ts',
    search: 'if (!(await holdPrice(call, await labelById(tx, id)))) return',
    replace: 'if ((await holdPrice(call, await labelById(tx, id))) === undefined) return',
    test,
  },
  {
    id: 'label-bought-once',
    file: 'src/features/labels/server/record.ts',
    search: "if (label.status !== 'buying' || word.status === 'unknown') return label",
    replace: "if (word.status === 'unknown') return label",
    test,
  },
  {
    id: 'label-given-back-once',
    file: 'src/features/labels/server/record.ts',
    search: "if (label.status !== 'voiding' || word === 'submitted'",
    replace: "if (word === 'submitted'",
    test,
  },
  {
    id: 'label-offer-is-for-one-order',
    file: 'src/features/labels/server/offer.ts',
    search: '`label of ${provider} for ${order_id} by ${seller_id}`',
    replace: '`label of ${[provider, order_id, seller_id].length}`',
    test,
  },
  {
    id: 'label-offer-ends',
    file: 'src/features/labels/server/buy.ts',
    search: 'if (!offer || offer.until < (await call.clock()).getTime()) return',
    replace: 'if (!offer) return',
    test,
  },
  {
    id: 'label-webhook-signed',
    file: 'src/features/labels/server/webhook.ts',
    search: '!signature.startsWith(SCHEME) || !isSigned(call)',
    replace: '!signature.startsWith(SCHEME) && !isSigned(call)',
    test,
  },
  {
    id: 'label-webhook-is-asked-not-believed',
    file: 'src/features/labels/server/look.sweeper.ts',
    search: 'return { track: await postage.track(postage_ref, tracker_ref) }',
    replace: "return { track: postage ? 'delivered' : String(postage_ref && tracker_ref) }",
    test,
  },
  {
    id: 'label-of-own-sale',
    file: 'src/features/labels/server/list.ts',
    search: 'return order?.seller_id === seller_id ? order : undefined',
    replace: 'return order',
    test,
  },
  {
    id: 'label-of-one-parcel-releases-no-other',
    file: 'src/features/orders/server/delivery/arrive.ts',
    search: "if (await haveArrived(context.tx, { ref_type: 'order', ref_id: order.id })) await",
    replace: 'if (await Promise.resolve(haveArrived)) await',
    test,
  },
  {
    id: 'label-money-is-asked-for-until-answered',
    file: 'src/features/labels/rules.ts',
    search: "if (looks > LOOKS_MOST && (status === 'bought' || status === 'sent')) return null",
    replace: 'if (looks > LOOKS_MOST) return null',
    test: 'src/features/labels/rules.test',
  },
]
