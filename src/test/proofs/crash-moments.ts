import pg, { type Pool } from 'pg'
import type { InterceptingProxy } from '../support/outside/intercepting-proxy.ts'

/** Observers of the product by which a moment is recognised. */
export interface Lookout {
  readonly pool: Pool
  /** LISTEN connection: a notification at each commit. */
  readonly told: pg.Client
  /** Proxies between product and gateway, one in each direction. */
  readonly payments: InterceptingProxy
  readonly letters: InterceptingProxy
}
/** Calls `strike` when the moment comes; returns a function that stops waiting. */
type Moment = (lookout: Lookout, strike: () => void) => () => void

/** Triggers in the test database only: they notify when a commit becomes visible. */
export const BELLS = `
  create or replace function ring() returns trigger language plpgsql as $$ begin perform pg_notify('moment', tg_argv[0] || coalesce(to_jsonb(new)->>tg_argv[1], '')); return null; end $$;
  create or replace trigger ring after insert on order_groups for each row execute function ring('placed', '');
  create or replace trigger ring after insert on ledger_txns for each row execute function ring('booked ', 'code');
  create or replace trigger ring after insert on outbox_heard for each row execute function ring('heard', '');`

export async function listen(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query('listen moment')
  return client
}

const committed =
  (what: string): Moment =>
  ({ told }, strike) => {
    const hear = ({ payload }: pg.Notification) => void (payload === what && strike())
    told.on('notification', hear)
    return () => told.off('notification', hear)
  }

/** The moment inside a transaction: it has begun and not ended. */
const inside =
  (query: string): Moment =>
  ({ pool }, strike) => {
    let over = false
    const look = async () => {
      const seen =
        "select from pg_stat_activity where application_name <> 'onlooker' and xact_start is not null and query ~ $1 and state in ('active', 'idle in transaction') limit 1"
      while (!over) if ((await pool.query(seen, [query]).catch(() => ({ rowCount: 0 }))).rowCount) return strike()
    }
    void look()
    return () => {
      over = true
    }
  }

const onTheRoad =
  (road: 'payments' | 'letters', at: 'asked' | 'answered', path: RegExp): Moment =>
  (lookout, strike) => {
    lookout[road].watch((moment, asked) => {
      if (moment !== at || !path.test(asked)) return true
      lookout[road].watch(undefined)
      strike()
      return false
    })
    return () => lookout[road].watch(undefined)
  }

const later = (most: number): Moment => {
  return (_, strike) => {
    const alarm = setTimeout(strike, Math.random() * most)
    return () => clearTimeout(alarm)
  }
}

/** Moments between and inside the phases of a purchase; also any time at all. */
export const MOMENTS: Readonly<Record<string, Moment>> = {
  'at any time': later(800),
  'inside prepare': inside('insert into ("(orders|order_items|idempotency_keys)"|payments|stock_reservations)'),
  'prepare is committed': committed('placed'),
  'the gateway is asked for an intent, and never hears it': onTheRoad('payments', 'asked', /payment_intents$/),
  'the gateway has made an intent, and we never hear of it': onTheRoad('payments', 'answered', /payment_intents$/),
  'the gateway is asked for the money, and never hears it': onTheRoad('payments', 'asked', /confirm$/),
  'the gateway has taken the money, and we never hear of it': onTheRoad('payments', 'answered', /confirm$/),
  'the gateway is asked to call a payment back, and never hears it': onTheRoad('payments', 'asked', /cancel$/),
  'the gateway has called a payment back, and we never hear of it': onTheRoad('payments', 'answered', /cancel$/),
  'inside finish': inside('insert into ("(payment_splits|order_changes)"|ledger_txns)|update stock_reservations'),
  'finish is committed, and the buyer never hears of it': committed('booked order_capture'),
  'the money is released': committed('booked order_release'),
  'a listener has heard': committed('heard'),
  'a letter of the gateway comes, and is lost': onTheRoad('letters', 'asked', /webhook$/),
  'a letter of the gateway is read, and its thanks are lost': onTheRoad('letters', 'answered', /webhook$/),
}
