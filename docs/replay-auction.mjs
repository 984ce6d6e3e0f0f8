// Counts an auction again, with nothing but Node: node replay-auction.mjs https://site/api/auctions/<id>/proof (or a file with its answer).
// It proves that the accepted bids led to this price and this winner by the printed rules. It trusts the server's clock, and cannot know of refused bids.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (lines) =>
  createHash('sha256')
    .update(lines.map((one) => one ?? '-').join('\n'))
    .digest('hex')

/** Every contradiction in the proof of a lot; none: price and winner are right. */
export function replay({ auction_id, currency, terms, genesis, links, head, outcome, is_final }) {
  const wrong = []
  const must = (right, what) => right || wrong.push(what)
  const step = (price) => terms.ladder.findLast(({ from }) => (price ?? 0) >= from).step
  const start = terms.initial_bid
  const reserve = terms.reserve?.reserve_price ?? null
  const ladder = terms.ladder.map(({ from, step }) => `${from}:${step}`).join(',')
  const first = ['cachet-auction-1', auction_id, currency, start, terms.buy_it_now_price, terms.reserve_commitment, ladder]
  must(sha256([...first, terms.soft_close_s, terms.ends_at, terms.hard_end_at]) === genesis, 'the terms are not those of the first link')
  if (terms.reserve) must(sha256(['reserve', auction_id, reserve, terms.reserve.nonce]) === terms.reserve_commitment, 'the reserve is not the one committed to')

  let previous = genesis
  let ends_at = terms.ends_at
  let at = ''
  let book = []
  let [price, led] = [null, null]
  for (const [position, link] of links.entries()) {
    const name = `link ${link.version}`
    const { version, kind, bidder, commitment, opening } = link
    must(version === position + 1, `${name}: a version is missing`)
    const told = [previous, version, kind, bidder, link.at, link.price, link.leader, link.ends_at, commitment, link.fallen.join(',')]
    must(sha256(told) === link.hash, `${name}: its hash is another`)
    must(link.at >= at && link.at < ends_at, `${name}: out of time`)
    if (opening) must(sha256(['maximum', auction_id, bidder, opening.maximum, opening.nonce]) === commitment, `${name}: its ceiling is not the one committed to`)
    if (is_final && kind === 'bid' && outcome?.winner !== bidder) must(opening, `${name}: its ceiling is not opened`)
    const before = standing(book, price)
    if (kind === 'bid') {
      // Unknown is the winner's ceiling alone: the price that was shown is what is known of it.
      const raises = before.leader === bidder
      if (is_final && opening && !raises) must(opening.maximum >= (price === null ? start : price + step(price)), `${name}: below the least`)
      if (is_final && opening && raises && before.top.maximum !== null) must(opening.maximum > before.top.maximum, `${name}: the leader did not raise`)
      book = [...book, { version, bidder, maximum: opening ? opening.maximum : null }]
    } else if (kind !== 'buy_now') {
      must(kind === 'cancel' || link.fallen.every((one) => book.some((bid) => bid.version === one && bid.bidder === bidder)), `${name}: withdraws somebody else's bid`)
      book = book.filter((bid) => !link.fallen.includes(bid.version))
      price = null
      for (const bid of book.keys()) price = standing(book.slice(0, bid + 1), price).price
    }
    const after = kind === 'bid' ? standing(book, price) : { ...standing(book, price), price }
    // While it can change hands, ceilings are hidden: the chain and its times are all there is to count.
    if (is_final) must(after.leader === link.leader, `${name}: bidder ${after.leader} leads, not ${link.leader}`)
    if (is_final && after.price !== undefined) must(after.price === link.price, `${name}: the price is ${after.price}, not ${link.price}`)
    else if (is_final) must(link.price >= after.least && link.price <= after.most, `${name}: the price ${link.price} is not between ${after.least} and ${after.most}`)
    if (Number.isNaN(Date.parse(link.at))) return [...wrong, `${name}: no time`]
    const soft = new Date(Math.min(Date.parse(link.at) + terms.soft_close_s * 1000, Date.parse(terms.hard_end_at))).toISOString()
    const moves = kind === 'bid' && (led !== link.leader || price !== link.price)
    must(link.ends_at === (moves && soft > ends_at ? soft : ends_at), `${name}: the end is not where the rules put it`)
    ;[price, led, previous, ends_at, at] = [link.price, link.leader, link.hash, link.ends_at, link.at]
  }
  must(previous === head, 'the last link is not the head')
  const last = links.at(-1)
  // A sale ends at the shown price or at the price of buying at once; a second chance at the own ceiling of its taker.
  if (outcome?.winner != null && last) {
    const own = links.filter(({ bidder, opening }) => bidder === outcome.winner && opening).map(({ opening }) => opening.maximum)
    const right = last.kind === 'buy_now' ? outcome.price === terms.buy_it_now_price : outcome.price === price || own.includes(outcome.price) || outcome.winner !== last.leader
    must(right, `the price is ${price}, not ${outcome.price}`)
  }
  return wrong

  /** Leader and price of these bids; with an unknown first ceiling the bounds of the price. */
  function standing(bids, shown) {
    const best = new Map()
    for (const [order, { bidder, maximum }] of bids.entries()) {
      const kept = best.get(bidder)
      // A later ceiling of the same bidder stands; an unknown one is higher than all that did not lead.
      best.set(bidder, { bidder, maximum, order: kept?.maximum === maximum ? kept.order : order })
    }
    const unknown = [...best.values()].find(({ maximum }) => maximum === null)
    const known = [...best.values()].filter(({ maximum }) => maximum !== null).sort((a, b) => b.maximum - a.maximum || a.order - b.order)
    const link = unknown && links.find(({ version }) => version === bids.at(-1).version)
    const top = unknown && (!known.length || link.leader === unknown.bidder) ? unknown : known[0]
    if (!top) return { leader: null, price: null }
    const second = known.find((one) => one !== top) ?? (unknown && unknown !== top ? { maximum: shown } : undefined)
    const least = Math.max(start, second?.maximum ?? 0, shown ?? 0)
    const most = unknown && top !== unknown ? top.maximum : Math.max(second ? second.maximum + step(second.maximum) : start, start, shown ?? 0, reserve ?? (terms.reserve_commitment ? Number.MAX_SAFE_INTEGER : 0))
    if (top.maximum === null || unknown || (terms.reserve_commitment && reserve === null)) return { leader: top.bidder, top, least, most }
    const asked = Math.max(second ? Math.min(top.maximum, second.maximum + step(second.maximum)) : start, start, shown ?? 0)
    const price = reserve === null ? asked : top.maximum >= reserve ? Math.max(asked, reserve) : Math.max(top.maximum, shown ?? 0)
    return { leader: top.bidder, top, price }
  }
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').at(-1))) {
  const from = process.argv[2]
  const answer = JSON.parse(/^https?:/.test(from) ? await (await fetch(from)).text() : readFileSync(from, 'utf8'))
  const wrong = replay(answer.result.proof)
  console.log(wrong.length ? wrong.join('\n') : `right: ${answer.result.proof.links.length} links, head ${answer.result.proof.head}`)
  process.exit(wrong.length ? 1 : 0)
}
