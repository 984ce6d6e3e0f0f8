import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { albums } from './contract.ts'

const refusals: Texts<CodeOf<typeof albums>> = {
  'album.not_found': 'This album is gone, or was never yours to see.',
  'album.limit': 'maximum limit reached',
  'album.over_limit': 'Your plan has fewer albums than you have: this one is kept, but nothing can be added to it.',
  'album.cover': 'Choose a picture of your own.',
  'album.items': 'Choose items of your own that are in your collection.',
  'album.albums': 'Choose albums of your own.',
  'album.one_lot': 'One of these items is in another lot. An item is in one lot at most.',
  'album.one_set': 'One of these items is in another set. An item is in one set at most.',
  'album.many_lots': 'An item is in one lot at most.',
  'album.many_sets': 'An item is in one set at most.',
  'album.detach_type': 'The type is required for deleting item from album',
  'album.detach_album': 'Say which album, lot or set, and of which type it is.',
  'album.pages': 'An album has at most 200 pages.',
  'album.outside': 'A mount lies outside the page.',
  'album.overlap': 'Two mounts lie on each other.',
  'album.mount_of': 'A mount holds one item of this album, each once, or one entry of the catalogue.',
  'album.changed': 'This page has changed meanwhile, in another window or on another device. It is shown as it is now.',
}

/** Beneath the frame of a printed page. */
const printed = {
  'album.print.ruler': '100 mm. If it is not, print at 100 %.',
  'album.print.line': '{owner} · {album} · page {number} · {host}',
}

export const albumTexts = texts({ ...refusals, ...printed })
