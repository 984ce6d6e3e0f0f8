export { DECIDE_DAYS } from '../rules.ts'
export { openProblems, type ProblemRow } from './problem/queries-problems.ts'
export { settleProblem } from './problem/settle-problem.ts'
export { orderBrief } from './queries-brief.ts'
