// The floor: node:http and pg with the list's own query, nothing else. Started by bench.ts; prints its port.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const LIST = {
  name: 'list',
  text: `select product_id, name, item_kind, productable_type, country, year_issued, condition, catalogue_number, price, regular_price, currency, quantity, media, width_mm, height_mm, store_id, store_name
    from product_cards where country = any($1) order by seq desc limit 25`,
}
const SHOW = {
  name: 'show',
  text: 'select p.*, to_jsonb(i) as item, to_jsonb(s) as store from products p join stamp_items i on i.id = p.stamp_item_id join stores s on s.id = p.store_id where p.id = $1',
}

const server = createServer(async (request, response) => {
  const id = /^\/products\/([\w-]+)/.exec(request.url ?? '')?.[1]
  const { rows } = await pool.query(id ? { ...SHOW, values: [id] } : { ...LIST, values: [['FR']] })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ result: rows }))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`))
process.on('SIGTERM', () => process.exit(0))
