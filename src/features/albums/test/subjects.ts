import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { albums } from '../contract.ts'

export const subjects: SubjectPages = { album: { op: albums.show, ids: ({ album, hidden_album }) => [album, hidden_album] } }
