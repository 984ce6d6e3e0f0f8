import type { AnswerOf } from '#kernel/operation.ts'
import { clubSubject, type clubs } from '../contract.ts'

export type ClubShown = AnswerOf<typeof clubs.show>['club']
export type ClubPersonShown = AnswerOf<typeof clubs.members>['people']['data'][number]

export const CLUBS = '/clubs'
export const JOIN_CLUBS = '/club/join-clubs'
export const CREATE_CLUB = '/club/create'
export const clubPath = clubSubject.path
export const aboutPath = (id: string) => `/club/${id}/about`
export const peoplePath = (id: string) => `/club/${id}/members`
export const statisticsPath = (id: string) => `/club/${id}/statistics`
export const onboardingPath = (id: string) => `/club/onboarding/${id}`
export const editPath = (id: string) => `/club/edit/${id}`
