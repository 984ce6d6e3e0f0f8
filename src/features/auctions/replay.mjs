// Counts an auction again from its published book, and says whether price and winner are right. It needs nothing else: node replay.mjs lot.json
// The book is the answer of GET /api/auctions/{id}/proof. Rules: the highest maximum leads, of equal ones the earliest; the price is one step over
// the second, never over the first; from the reserve on at least the reserve, below it the whole maximum; it falls only when a bid is withdrawn.
const sha256 = async (lines) => {
  const bytes = new TextEncoder().encode(lines.map((one) => one ?? '-').join('\n'))
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
const stepAt = (ladder, price) => ladder.findLast(({ from }) => price >= from).step
const ANY = { low: 0, high: Number.MAX_SAFE_INTEGER }
const NOTHING = { top: null, second: null, leader: null, price: null }

/** Every opened maximum is the one that was sealed when the bid was placed. */
async function opened({ auction_id: id, terms, links }, wrong) {
  let openings = 0
  for (const { version, bidder, commitment, opening } of links.filter((link) => link.opening)) {
    const is_right = (await sha256(['maximum', id, bidder, opening.maximum, opening.nonce])) === commitment
    if (is_right) openings++
    else wrong.push({ version, what: 'opening' })
  }
  const { reserve, reserve_commitment: kept } = terms
  if (reserve && (await sha256(['reserve', id, reserve.reserve_price, reserve.nonce])) !== kept) wrong.push({ version: 0, what: 'opening' })
  return openings
}

/** No bid was added, changed or taken away: each link holds the hash of the one before. */
async function chained({ auction_id, currency, terms, links, genesis, head }, wrong) {
  const steps = terms.ladder.map(({ from, step }) => `${from}:${step}`).join(',')
  const first = ['cachet-auction-1', auction_id, currency, terms.initial_bid, terms.buy_it_now_price, terms.reserve_commitment, steps]
  let previous = await sha256([...first, terms.soft_close_s, terms.ends_at, terms.hard_end_at])
  if (previous !== genesis) wrong.push({ version: 0, what: 'link' })
  for (const { version, kind, bidder, at, price, leader, ends_at, commitment, fallen, hash } of links) {
    const is = await sha256([previous, version, kind, bidder, at, price, leader, ends_at, commitment, fallen.join(',')])
    if (is !== hash) wrong.push({ version, what: 'link' })
    previous = hash
  }
  if (previous !== head) wrong.push({ version: links.length, what: 'link' })
}

/** What a maximum can be: known where it is opened; a sealed one that leads is at least the price, one that does not is at most the price. */
function rangeOf({ opening, leader, bidder, price }) {
  if (opening) return { low: opening.maximum, high: opening.maximum }
  return leader === bidder ? { low: price, high: ANY.high } : { low: 0, high: price }
}
/** The price rises with both maxima: between what they can be at least and at most it is right. */
function priceOf(top, second, { terms, reserve }, before) {
  const asked = second === null ? terms.initial_bid : Math.min(top, second + stepAt(terms.ladder, second))
  const price = Math.max(asked, terms.initial_bid, before)
  if (reserve === null) return price
  return top >= reserve ? Math.max(price, reserve) : Math.max(top, before)
}
function place(now, bid, lot) {
  const [leads, own, faults] = [bid.leader === bid.bidder, now.leader === bid.bidder, []]
  const least = now.price === null ? lot.terms.initial_bid : now.price + stepAt(lot.terms.ladder, now.price)
  if (bid.high < (own ? now.top.low + 1 : least)) faults.push('too low')
  const taken = now.leader === null || own || bid.high > now.top.low
  const kept = now.leader !== null && !own && bid.leader === now.leader && bid.low <= now.top.high
  if (leads ? !taken : !kept) faults.push('leader')
  const top = leads ? bid : (now.top ?? bid)
  const passed = own ? now.second : leads ? now.top : bid
  const second = now.second && passed && now.second.low > passed.high ? now.second : passed
  const at = (end) => priceOf(top[end], second && Math.min(second[end], top[end]), lot, now.price ?? 0)
  if (bid.price < at('low') || bid.price > at('high')) faults.push('price')
  return { state: { ...bid, top: { low: Math.max(top.low, bid.price), high: Math.max(top.high, bid.price) }, second }, faults }
}
/** The rules, bid by bid: minimum, leader, price, and the end that a late bid moves. */
function counted({ terms, links }, wrong) {
  const reserve = terms.reserve ? terms.reserve.reserve_price : terms.reserve_commitment === null ? null : undefined
  let [now, end] = [NOTHING, terms.ends_at]
  for (const link of links) {
    const { version, kind, leader, price, at, ends_at } = link
    const [before, was] = [now, Date.parse(end)]
    end = ends_at
    now = leader === null ? NOTHING : { top: ANY, second: ANY, leader, price }
    if (kind !== 'bid') continue
    if (Date.parse(at) >= was) wrong.push({ version, what: 'late' })
    const { state, faults } = reserve === undefined ? { state: now, faults: [] } : place(before, { ...link, ...rangeOf(link) }, { terms, reserve })
    for (const what of faults) wrong.push({ version, what })
    const soft = Math.min(Date.parse(at) + terms.soft_close_s * 1000, Date.parse(terms.hard_end_at))
    const is_moved = before.leader !== leader || before.price !== price
    if (Date.parse(ends_at) !== (is_moved ? Math.max(was, soft) : was)) wrong.push({ version, what: 'end' })
    now = state
  }
  return now
}
export async function replay(proof) {
  const wrong = []
  await chained(proof, wrong)
  const [openings, last, links, outcome] = [await opened(proof, wrong), counted(proof, wrong), proof.links.length, proof.outcome]
  const second_chance = outcome?.price != null && outcome.winner !== last.leader
  if (outcome?.price != null && !second_chance && outcome.price !== last.price) wrong.push({ version: links, what: 'outcome' })
  return { links, openings, second_chance, wrong, is_right: wrong.length === 0 }
}
if (globalThis.process?.argv?.[1]?.endsWith('replay.mjs')) {
  const book = JSON.parse(process.getBuiltinModule('node:fs').readFileSync(process.argv[2], 'utf8'))
  const { links, openings, wrong, is_right } = await replay(book.result?.proof ?? book)
  for (const { version, what } of wrong) console.log(`bid ${version}: ${what} is wrong`)
  console.log(`${links} links, ${openings} openings: price and winner are ${is_right ? 'right' : 'WRONG'}`)
  process.exitCode = is_right ? 0 : 1
}
