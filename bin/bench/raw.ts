// Baseline: node:http and pg with the product's own queries and nothing else. Started by bench.ts; prints its port.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const CARD = `subject_id as product_id, name, item_kind, productable_type, country, year_issued, condition, catalogue_number, price, regular_price, currency, quantity, media,
  width_mm, height_mm, store_id, store_name from listings`
const ASKED: Readonly<Record<string, (value: string) => pg.QueryConfig>> = {
  list: (country) => ({
    name: 'list',
    text: `select ${CARD} where facets && array[facet_token('country', $1)] order by seq desc limit 24`,
    values: [country],
  }),
  // Custom plan for each word: a generic plan would be a hundred times slower.
  search: (word) => ({ text: `select ${CARD} where words @@ $1::tsquery order by seq desc limit 24`, values: [`'${word}'`] }),
  products: (id) => ({
    name: 'show',
    text: 'select p.*, to_jsonb(i) as item, to_jsonb(s) as store from products p join stamp_items i on i.id = p.stamp_item_id join stores s on s.id = p.store_id where p.id = $1',
    values: [id],
  }),
}

const server = createServer(async (request, response) => {
  const [, name = '', value = ''] = (request.url ?? '').split('/')
  const { rows } = await pool.query(ASKED[name]!(decodeURIComponent(value)))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ result: rows }))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`))
process.on('SIGTERM', () => process.exit(0))
