import type { AnswerOf } from '#kernel/operation.ts'
import type { blogs } from '../contract.ts'

export type ArticleShown = AnswerOf<typeof blogs.show>['article']
export type DraftShown = AnswerOf<typeof blogs.draft>['draft']
export const BLOGS = '/blogs'
export const CREATE_BLOG = '/blog/create'
export const blogPath = (id: string) => `/blog/show/${id}`
export const editPath = (id: string) => `/blog/update/${id}`
export const DRAFTS = '/blog/drafts'
