import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const at = (file: string) => `src/features/${file}`
const test = at('recommendations/server/recommendations.test')

export const mutants: readonly Mutant[] = [
  {
    id: 'recommended-unless-off',
    file: at('recommendations/server/list.ts'),
    search: '!off.has(why) && ',
    replace: '',
    test,
  },
  {
    id: 'recommended-of-open-parts',
    file: at('recommendations/server/list.ts'),
    search: ' && !(part && closed.has(part))',
    replace: '',
    test,
  },
  {
    id: 'recommended-once',
    file: at('recommendations/rules.ts'),
    search: '.filter(({ type, id }) => !seen.has(`${type} ${id}`))',
    replace: '',
    test: at('recommendations/rules.test'),
  },
  {
    id: 'recommended-not-ones-own',
    file: at('products/server/queries-recommended.ts'),
    search: 'c.quantity > 0 and c.member_id <> ${viewer}',
    replace: 'c.quantity > 0 and ${viewer}::uuid is not null',
    test,
  },
  {
    id: 'recommended-in-stock',
    file: at('products/server/queries-recommended.ts'),
    search: 'c.subject_id = p.id and c.quantity > 0',
    replace: 'c.subject_id = p.id',
    test,
  },
  {
    id: 'recommended-of-sets-half-full',
    file: at('wishlists/server/queries-recommended.ts'),
    search: 'begun.have * 2 >= whole.total and ',
    replace: '',
    test,
  },
  {
    id: 'recommended-soon-alone',
    file: at('auctions/server/queries-recommended.ts'),
    search: " and a.ends_at < clock_timestamp() + interval '${sql.raw(SOON)}'",
    replace: '',
    test,
  },
]
