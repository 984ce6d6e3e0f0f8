// npm run weight: compressed bytes of scripts (brotli, without headers) that a browser loads for each page of the build.
import { tooHeavy, weightsOf } from './build/weights.ts'

const weights = weightsOf('dist')
const over = tooHeavy(weights)
console.table(
  Object.fromEntries(
    weights.map((one) => [
      one.path,
      {
        ...{ requests: one.requests, 'scripts KB': one.scripts, 'with texts KB': `${one.least} to ${one.most}` },
        'over the bound': over.includes(one) ? `more than ${one.bound}` : '',
      },
    ]),
  ),
)
if (over.length) {
  console.error(`Too heavy: ${over.map(({ path }) => path).join(', ')}`)
  process.exitCode = 1
}
