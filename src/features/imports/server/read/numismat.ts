import { DatabaseSync } from 'node:sqlite'
import { MOST } from '../../rules.ts'
import { bounded, NotATable, type Table } from './tables.ts'

const COLUMNS = [
  ...[
    'title',
    'value',
    'unit',
    'country',
    'year',
    'category',
    'status',
    'mintmark',
    'mintage',
    'material',
    'weight',
    'diameter',
    'shape',
    'edge',
    'grade',
  ],
  ...['catalognum1', 'catalognum2', 'catalognum3', 'catalognum4', 'quantity', 'paydate', 'payprice', 'storage', 'note', 'features', 'series', 'type'],
  ...['period', 'mint', 'subject', 'fineness', 'defect', 'barcode'],
]

/** OpenNumismat's database, read only. Nothing of its schema runs: views and triggers are refused, and no extension loads. */
export function numismat(path: string): Table {
  const db = new DatabaseSync(path, { readOnly: true, allowExtension: false, enableForeignKeyConstraints: false })
  try {
    db.exec('pragma trusted_schema = off')
    db.exec('pragma cell_size_check = on')
    const table = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'coins'").get()
    if (!table) throw new NotATable('no_table')
    const has = new Set(
      db
        .prepare('select name from pragma_table_info(?)')
        .all('coins')
        .map(({ name }) => String(name)),
    )
    const columns = COLUMNS.filter((name) => has.has(name))
    if (!columns.includes('title')) throw new NotATable('no_table')
    const cells = columns.map((name) => `substr(cast("${name}" as text), 1, ${MOST.cell})`).join(', ')
    const found = db.prepare(`select ${cells} from coins order by rowid limit ${MOST.rows + 100}`)
    found.setReturnArrays(true)
    const rows = (found.all() as unknown as unknown[][]).map((row) => row.map((cell) => String(cell ?? '')))
    return bounded([columns, ...rows])
  } catch (fault) {
    throw fault instanceof NotATable ? fault : new NotATable('unreadable')
  } finally {
    db.close()
  }
}
