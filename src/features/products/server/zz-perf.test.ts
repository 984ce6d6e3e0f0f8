import { beforeAll, test } from 'vitest'
import { sql } from 'kysely'
import { useWorld } from '#test/world.ts'
import { openShop, sell } from '#test/goods.ts'
import { products } from '../contract.ts'
import { cardsWanted, listCards } from './queries-cards.ts'
const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
  await sell(world, world.ann)
  const c = await world.pool.connect()
  await c.query("set statement_timeout = 0")
  await c.query(`insert into members (first_name,last_name,username,email,password_hash,email_verified_at) select 'a','b','u'||n,'u'||n||'@x.org','x',now() from generate_series(1,20000) n`)
  await c.query(`insert into stores (member_id,name,country,city) select id,'s'||username,'FR','L' from members where username like 'u%'`)
  await c.query(`with s as (select id, member_id, row_number() over () r from stores), i as (select id from stamp_items limit 1)
    insert into products (store_id, member_id, stamp_item_id, unit, name, currency, regular_price, status)
    select s.id, s.member_id, i.id, 'used', 'n'||n, 'USD', 1+(random()*100000)::int, 'published' from generate_series(1,100000) n join s on s.r = n % 20000 + 1 cross join i`)
  await c.query(`insert into product_cards (product_id, member_id, store_id, store_name, name, item_kind, productable_type, country, year_issued, condition_group, price, regular_price, currency, quantity, media, words)
    select p.id, p.member_id, p.store_id, 's', p.name, 'stamp', 'StampItem', (array['FR','GB','US','DE','ES'])[1+(hashtext(p.name)&3)], 1840+(hashtext(p.id::text)&127), (array['MINT','USED','NA'])[1+(abs(hashtext(p.name||'c'))%3)], p.price, p.price, 'USD', 1, (select media from product_cards limit 1),
      array_to_tsvector(array['stamp', 'w'||(hashtext(p.name||'w')&1023), 'r'||(hashtext(p.name||'r')&65535), p.name]) from products p where p.name <> 'Cérès 20c. noir'`)
  await c.query('analyze')
  c.release()
}, 120000)
const base = { search: '', country: [], condition: [], item_kind: [], sort: 'newest', page: 1, page_size: 25 } as any
test('plans', async () => {
  for (const [name, f] of Object.entries({ newest: {}, low: { sort: 'price_low' }, country: { country: ['FR', 'GB'], condition: ['USED'] }, year: { years: '1840-1849', country: ['FR'] }, price: { price_from: 500, price_to: 600 }, common: { search: 'stamp' }, mid: { search: 'w17' }, rare: { search: 'r177 ' }, missing: { search: 'zzzz' }, prefix: { search: 'stamp w1' }, commonlow: { search: 'stamp', sort: 'price_low' }, kind: { item_kind: ['coin'] } })) {
    for (const viewer of [null, world.ben.id]) {
      const filter = { ...base, ...f }
      const times: number[] = []
      for (let n = 0; n < 15; n++) { const t = performance.now(); await listCards(world.product.db, viewer, filter, { after: undefined, offset: 0, limit: 26 }); times.push(performance.now() - t) }
      const t = performance.now(); const c = await sql<{n:number}>`select count(*) as n from (${cardsWanted(world.product.db, viewer, filter).clearSelect().select('product_id').limit(1001)}) x`.execute(world.product.db)
      console.log(name, viewer ? 'ben' : 'guest', times.sort((a, b) => a - b)[7]!.toFixed(2), 'ms; count', c.rows[0]!.n, (performance.now() - t).toFixed(2))
    }
  }
  const q = cardsWanted(world.product.db, world.ben.id, base).orderBy('seq', 'desc').limit(26).compile()
  console.log((await world.pool.query(`explain (analyze, buffers) ${q.sql}`, [...q.parameters])).rows.map((r: any) => r['QUERY PLAN']).join('\n'))
  void products
}, 120000)
