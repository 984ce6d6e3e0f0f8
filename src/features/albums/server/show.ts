import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { albums } from '../contract.ts'
import { findSeenAlbum } from './queries.ts'
import { findPage } from './queries-pages.ts'
import { albumViews, pageViews } from './view.ts'

export const show = query(albums.show, async ({ input, viewer, db, tools }) => {
  const row = await findSeenAlbum(db, input.id, viewer.id)
  if (!row) return refuse('album.not_found')
  const [album] = await albumViews({ db, files: tools.files, viewer }, [row])
  return { album: album! }
})

export const page = query(albums.page, async ({ input, viewer, db, tools }) => {
  if (!(await findSeenAlbum(db, input.id, viewer.id))) return refuse('album.not_found')
  const row = await findPage(db, input.id, input.page_id)
  if (!row) return refuse('album.not_found')
  const [album_page] = await pageViews({ db, files: tools.files, viewer }, [row])
  return { album_page: album_page! }
})
