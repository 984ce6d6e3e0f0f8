/** What slices above may use of wishlists. */

export { type ConditionFloor, conditionsFrom } from '../rules.ts'
export { gradesFor } from './grades.ts'
export { takeOff, wishesOfOwn } from './own.ts'
export { countWishes, ownWants } from './queries.ts'
export { lackedEntries, wantedEntries } from './queries-recommended.ts'
export { wishViews } from './view.ts'
