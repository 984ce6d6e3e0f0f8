import pg from 'pg'

type Value = string | number | boolean | null | undefined | Date | readonly string[] | object
export type Row = Readonly<Record<string, Value>>

interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** COPY … FROM STDIN: sends all rows in one message when the server is ready for them. */
class Copy extends pg.Query {
  readonly rows_text: string
  constructor(text: string, rows_text: string) {
    super(text)
    this.rows_text = rows_text
  }
  handleCopyInResponse(connection: CopyConnection) {
    connection.sendCopyFromChunk(Buffer.from(this.rows_text))
    connection.endCopyFrom()
  }
}

/** Bulk insert by COPY of rows with the same keys; checks and triggers run as with INSERT. */
export async function copyRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  if (!rows.length) return
  const columns = Object.keys(rows[0]!)
  const lines = rows.map((row) => columns.map((column) => written(row[column])).join('\t'))
  await new Promise<void>((done, fail) => {
    const copy = new Copy(`copy ${table} (${columns.join(', ')}) from stdin`, `${lines.join('\n')}\n`)
    copy.on('end', () => done())
    copy.on('error', fail)
    client.query(copy)
  })
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]!)

function written(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escaped(`{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return escaped(JSON.stringify(value))
}
