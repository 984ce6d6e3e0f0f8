import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const tested = { test: 'src/features/albums/server' } as const

export const mutants: readonly Mutant[] = [
  {
    id: 'album-private',
    file: 'src/features/albums/server/queries.ts',
    search: 'or not a.is_private and ${ownerVisibleTo',
    replace: 'or ${ownerVisibleTo',
    ...tested,
  },
  {
    id: 'album-blocked',
    file: 'src/features/albums/server/queries.ts',
    search: "and ${ownerVisibleTo(viewer, 'a.member_id')} and shows_part",
    replace: "and ${ownerVisibleTo(null, 'a.member_id')} and shows_part",
    ...tested,
  },
  {
    id: 'album-collection-hidden',
    file: 'src/features/albums/server/queries.ts',
    search: " and shows_part(${viewer}::uuid, a.member_id, 'collection'))`",
    replace: ')`',
    ...tested,
  },
  {
    id: 'album-private-items',
    file: 'src/features/albums/server/queries.ts',
    search: ' or i.status = any(${[...shownStatuses]}::text[]))`',
    replace: ' or ${[...shownStatuses]}::text[] is not null)`',
    ...tested,
  },
  {
    id: 'album-limit-waits',
    file: 'src/features/albums/server/edit.ts',
    search: "  await lock(tx, 'members', [viewer.id])\n",
    replace: '',
    ...tested,
  },
  {
    id: 'album-over-limit',
    file: 'src/features/albums/rules.ts',
    search: 'limit !== undefined && older >= limit',
    replace: 'limit !== undefined && older > 1_000_000',
    ...tested,
  },
  {
    id: 'album-items-of-others',
    file: 'src/features/albums/server/queries-items.ts',
    search: "    .where('member_id', '=', member_id)\n    .where('deleted_at', 'is', null)\n    .executeTakeFirstOrThrow()",
    replace: "    .where('deleted_at', 'is', null)\n    .executeTakeFirstOrThrow()",
    ...tested,
  },
  {
    id: 'album-one-lot',
    file: 'src/features/albums/server/hold.ts',
    search: "album.type === 'plain' || !(await inAnother",
    replace: "album.type !== 'none' || !(await inAnother",
    ...tested,
  },
  {
    id: 'album-filter-private',
    file: 'src/features/stamp-items/server/queries-albums.ts',
    search: 'or not a.is_private)`',
    replace: 'or true)`',
    ...tested,
  },
  {
    id: 'album-page-revision',
    file: 'src/features/albums/server/pages.ts',
    search: "  if (page.revision !== input.revision) return refuse('album.changed')\n",
    replace: '',
    ...tested,
  },
  {
    id: 'album-page-of-album',
    file: 'src/features/albums/server/queries-pages.ts',
    search: "    .where('p.album_id', '=', album_id)\n    .executeTakeFirst()",
    replace: '    .executeTakeFirst()',
    ...tested,
  },
  {
    id: 'album-mounts-overlap',
    file: 'src/features/albums/rules.ts',
    search: "  return overlaps ? refuse('album.overlap') : undefined",
    replace: "  return overlaps && boxes.length > 1_000 ? refuse('album.overlap') : undefined",
    test: 'src/features/albums',
  },
  {
    id: 'album-print-millimetres',
    file: 'src/features/albums/rules.ts',
    search: 'export const POINT = 72 / 254',
    replace: 'export const POINT = 72 / 250',
    test: 'src/features/albums/server/print',
  },
  {
    id: 'album-print-middle',
    file: 'src/features/albums/rules.ts',
    search: '(papers[paper].width - papers.A4.width) / 2',
    replace: 'papers[paper].width - papers.A4.width',
    test: 'src/features/albums/server/print',
  },
]
