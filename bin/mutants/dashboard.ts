import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'dashboard-day-exists',
    file: 'src/kernel/calendar-date.ts',
    search: 'return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()',
    replace: 'return day <= 31',
    test: 'src/test/security/attacks-server.test',
  },
  {
    id: 'dashboard-csv-formulas',
    file: 'src/server/csv.ts',
    search: ".test(text) ? `'${text}` : text",
    replace: '.test(text) ? text : text',
    test: 'src/test/security/attacks-server.test',
  },
]
