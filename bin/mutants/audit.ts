import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'audit-in-the-deed',
    file: 'src/server/operations/transaction.ts',
    search: '        await writeEntries(tx, recorded)\n        return done\n      })',
    replace: '        return done\n      })\n      await writeEntries(db, recorded)',
    test: 'src/server/operations/audit.test',
  },
  {
    id: 'audit-declared-is-written',
    file: 'src/server/operations/run-handlers.ts',
    search: 'if (handler.op.audit) context.record(entryOf(handler.op, requester, input, answer, more))',
    replace: '',
    test: 'src/server/operations/audit.test',
  },
  {
    id: 'audit-ids-only',
    file: 'src/server/operations/audit.ts',
    search: 'filter(([name, value]) => CODE.test(name) && isId(value))',
    replace: 'filter(([name]) => name)',
    test: 'src/server/operations/audit.test',
  },
  {
    id: 'audit-short-peer',
    file: 'src/server/operations/audit.ts',
    search: 'peer: shortPeer(peer)',
    replace: 'peer',
    test: 'src/server/operations/audit.test',
  },
  {
    id: 'audit-append-only',
    file: 'db/migrations/20261122-0400_platform.sql',
    search:
      'create trigger audit_entries_final before update or delete or truncate on audit_entries for each statement execute function forbid_change();',
    replace: '',
    test: 'src/server/operations/audit.test',
  },
  {
    id: 'audit-one-sealer',
    file: 'src/server/operations/audit-chain.ts',
    search: 'await sql`select pg_advisory_xact_lock(${SEALER})`.execute(tx)',
    replace: '',
    test: 'src/server/operations/audit.test',
  },
  {
    id: 'audit-hash-covers-before',
    file: 'src/server/operations/audit-chain.ts',
    search: '.update(before).update(',
    replace: '.update(',
    test: 'src/server/operations/audit.test',
  },
]
