import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/webhooks/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'webhook-is-ones-own',
    file: 'src/features/webhooks/server/queries.ts',
    search: "webhookRows(db).where('w.id', '=', id).where('w.member_id', '=', member_id)",
    replace: "webhookRows(db).where('w.id', '=', id)",
    test,
  },
  {
    id: 'webhook-delivery-is-ones-own',
    file: 'src/features/webhooks/server/queries.ts',
    search: "    .where('w.member_id', '=', member_id)\n    .where(sql",
    replace: '    .where(sql',
    test,
  },
  {
    id: 'webhook-hears-what-it-chose',
    file: 'src/features/webhooks/server/queries-send.ts',
    search: ' and ${event} = any(w.events) returning id',
    replace: ' returning id',
    test,
  },
  {
    id: 'webhook-hears-its-own-member',
    file: 'src/features/webhooks/server/queries-send.ts',
    search: 'where w.member_id = ${member_id} and w.off is null',
    replace: 'where w.off is null',
    test,
  },
  {
    id: 'webhook-https-alone',
    file: 'src/features/webhooks/server/manage.ts',
    search: "url.protocol === 'https:' && ",
    replace: '',
    test,
  },
  {
    id: 'webhook-ends-with-the-plan',
    file: 'src/features/webhooks/server/send.sweeper.ts',
    search: 'if (!found?.may || found.off)',
    replace: 'if (!found || found.off)',
    test,
  },
  {
    id: 'webhook-sent-once',
    file: 'src/features/webhooks/server/send.sweeper.ts',
    search: 'if (!sent || sent.outcome) return',
    replace: 'if (!sent) return',
    test,
  },
  {
    id: 'webhook-lease',
    file: 'src/features/webhooks/server/queries-send.ts',
    search: "set due_at = clock_timestamp() + interval '1 minute' where id in",
    replace: 'set due_at = due_at where id in',
    test,
  },
  {
    id: 'webhook-switched-off-when-failing',
    file: 'src/features/webhooks/server/send.sweeper.ts',
    search: '    await switchOff(tx, webhook_id, why)\n',
    replace: '    void switchOff\n',
    test,
  },
]
