import type { Pool } from 'pg'

/** Where the end of a lot can be cut off: each write of its transaction, and of the listeners that tell of it. */
export const STEPS = {
  'the order is written': 'before insert on order_groups',
  'its part of the seller is written': 'before insert on orders',
  'its line is written': 'before insert on order_items',
  'the lot is marked as sold': 'before update of status on auctions',
  'its event is written': 'before insert on outbox',
  'a notice is written': 'before insert on notifications',
  'a letter is written': 'before insert on mails',
} as const
export type Step = keyof typeof STEPS

const LOCK = 47_110
const INSTALL = `
  create table test_halts (step text primary key);
  grant select on test_halts to public;
  create function halt_here() returns trigger language plpgsql as $$ begin
    if exists (select from test_halts where step = tg_argv[0]) then perform pg_advisory_xact_lock(${LOCK}); end if;
    return new; end $$;
  ${Object.entries(STEPS)
    .map(([step, when], n) => `create trigger halt_${n} ${when} for each row execute function halt_here('${step}');`)
    .join('\n')}`
export const installHalts = (pool: Pool) => pool.query(INSTALL)

export interface Halt {
  /** Resolves when somebody stands at the step. */
  reached(): Promise<void>
  /** Lets those go who stand there; whoever comes next stands again. */
  release(): Promise<void>
  /** Ends the connections of all who stand there, as if their processes were killed. */
  cut(): Promise<void>
  /** Nobody stands there any more. */
  end(): Promise<void>
}
export async function haltAt(pool: Pool, step: Step): Promise<Halt> {
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  await pool.query('insert into test_halts values ($1)', [step])
  const waiting = "select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted"
  const free = async () => void (await holder.query('select pg_advisory_unlock($1)', [LOCK]))
  return {
    async reached() {
      for (
        const until = performance.now() + 300_000;
        !(await pool.query(waiting, [LOCK])).rowCount;
        await new Promise((done) => setTimeout(done, 20))
      )
        if (performance.now() > until) throw new Error(`nobody came to where ${step}`)
    },
    cut: async () =>
      void (await pool.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1 and not granted", [LOCK])),
    async release() {
      await free()
      while ((await pool.query(waiting, [LOCK])).rowCount) await new Promise((done) => setTimeout(done, 20))
      await holder.query('select pg_advisory_lock($1)', [LOCK])
    },
    async end() {
      await pool.query('delete from test_halts')
      await free()
      holder.release()
    },
  }
}
