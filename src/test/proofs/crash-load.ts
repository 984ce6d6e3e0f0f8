import { orders } from '#features/orders/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor, ApiAnswer } from '../support/cast.ts'
import { insist, rest, surely } from '../support/client.ts'
import { answerBank } from '../support/outside/payments-harness.ts'
import { cartOf, DECLINED, THREE_D } from '../support/sale.ts'

/** One purchase with its idempotency key and all answers to it. */
export interface LoadPurchase {
  readonly key: string
  group_id?: Id<'order_groups'>
  /** The last status that the buyer was told; it must not be taken back. */
  status?: 'pending_payment' | 'paid' | 'cancelled'
  orders: string[]
  told: 'processing' | 'shipped' | 'delivered'
  refused?: string
}
export interface Load {
  readonly journal: readonly LoadPurchase[]
  /** Answers that a crash cannot explain. */
  readonly surprises: readonly string[]
  /** Waits until every buyer has finished the current purchase. */
  pause(): Promise<void>
  go(): void
  /** One purchase that succeeds. */
  buy(): Promise<LoadPurchase>
  /** A purchase that waits for the bank. */
  atTheBank(): Promise<{ who: Actor; mine: LoadPurchase; action_url: string }>
  note: typeof note
}
export interface Shop {
  readonly sellers: readonly Actor[]
  readonly carts: readonly (readonly string[])[]
}

/** Expected refusals: a declined card, a piece already sold, and `server.busy` for a buyer who does not retry. */
const HONEST = new Set(['payment.declined', 'cart.changed', 'order.wrong_state', 'server.busy'])

interface Buyer {
  readonly who: Actor
  readonly carts: readonly GivenOf<typeof orders.checkout>[]
}

export async function openLoad(buyers: readonly Actor[], { sellers, carts }: Shop): Promise<Load> {
  const ready: Buyer[] = []
  for (const who of buyers) {
    const cards = [undefined, undefined, undefined, THREE_D, DECLINED]
    ready.push({ who, carts: await Promise.all(cards.flatMap((card) => carts.map((ids) => cartOf(who, ids, card)))) })
  }
  const [journal, surprises]: [LoadPurchase[], string[]] = [[], []]
  let open = false
  let loops: Promise<void>[] = []
  const purchase = async ({ who, carts }: Buyer, cart = carts[Math.floor(Math.random() * carts.length)]!, gone = Math.random() < 0.06) => {
    const mine: LoadPurchase = { key: crypto.randomUUID(), orders: [], told: 'processing' }
    journal.push(mine)
    await buy(who, cart, mine, gone)
      .then(async () => {
        if (!gone && mine.orders.length) await sendAndTake(who, sellers, mine)
      })
      .catch((fault) => void surprises.push(String(fault)))
    if (mine.refused && !HONEST.has(mine.refused)) surprises.push(mine.refused)
    return mine
  }
  const loop = async (buyer: Buyer) => {
    while (open) await purchase(buyer).then(() => rest(0, 60))
  }
  return {
    ...{ journal, surprises },
    go: () => {
      open = true
      loops = ready.map(loop)
    },
    pause: async () => {
      open = false
      await Promise.all(loops)
    },
    buy: () => purchase(ready[0]!, ready[0]!.carts[0]!, false),
    atTheBank: async () => {
      const [{ who, carts: all }] = ready as [Buyer]
      const mine: LoadPurchase = { key: crypto.randomUUID(), orders: [], told: 'processing' }
      journal.push(mine)
      const said = await insist(who, orders.checkout, all.find(({ payment_method_id }) => payment_method_id === THREE_D)!, mine.key)
      note(mine, said)
      return { who, mine, action_url: said.result!.group.payment!.action_url! }
    },
    note,
  }
}

/** Buys; a buyer who is `gone` does not wait for the answer and never retries. */
async function buy(who: Actor, cart: GivenOf<typeof orders.checkout>, mine: LoadPurchase, gone: boolean) {
  const asked = gone ? who.ask(orders.checkout, cart, { key: mine.key }) : insist(who, orders.checkout, cart, mine.key)
  const noted = asked.then((said) => note(mine, said))
  if (gone) return void (await Promise.race([noted.catch(() => {}), rest(0, 200)]))
  await noted
  const said = (await asked).result?.group
  if (mine.status !== 'pending_payment') return
  if (said.payment?.action_url) await atTheBank(who, said.payment.action_url, mine)
  for (let tries = 0; mine.status === 'pending_payment' && tries < 30; tries++) {
    note(mine, await surely(who, orders.settle, { id: mine.group_id as never }))
    if (mine.status === 'pending_payment') await rest(100, 200)
  }
}

async function atTheBank(who: Actor, url: string, mine: LoadPurchase) {
  const dice = Math.random()
  if (dice < 0.15) return note(mine, await surely(who, orders.cancelGroup, { id: mine.group_id as never }))
  await answerBank(url, dice < 0.3 ? 'fail' : 'complete')
}

function note(
  mine: LoadPurchase,
  { status, code, result }: ApiAnswer<{ group: { id: string; status: NonNullable<LoadPurchase['status']>; orders: { id: string }[] } }>,
) {
  if (status >= 300) {
    mine.refused = code ?? String(status)
    if (code === 'payment.declined') mine.status = 'cancelled'
    return
  }
  Object.assign(mine, { group_id: result.group.id, status: result.group.status })
  if (mine.status === 'paid') mine.orders = result.group.orders.map(({ id }) => id)
}

/** Ships and confirms some orders, so that money is released as well. A retry may find the work done; that is a valid answer. */
async function sendAndTake(buyer: Actor, sellers: readonly Actor[], mine: LoadPurchase) {
  if (Math.random() < 0.5) return
  const each = async (told: 'shipped' | 'delivered', act: (id: string) => Promise<ApiAnswer<unknown>>) => {
    for (const id of mine.orders) {
      const { status, code, text } = await act(id)
      if (status !== 200 && code !== 'order.wrong_state') throw new Error(`${told}: ${text}`)
    }
    mine.told = told
  }
  await each('shipped', async (id) => {
    const [first, second] = sellers as [Actor, Actor]
    const said = await surely(first, orders.ship, { id: id as never, carrier: 'La Poste', tracking: 'RR482117305FR' })
    return said.code === 'order.not_found' ? surely(second, orders.ship, { id: id as never, carrier: 'La Poste' }) : said
  })
  await each('delivered', (id) => surely(buyer, orders.confirm, { id: id as never }))
}
