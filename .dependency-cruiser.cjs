/** Who may import whom. Each rule is one sentence of docs/architecture.md; bin/layers.test.ts tries to break every one of them. */
const { slicesInOrder } = require('./bin/slice-order.cjs')

const S = '^src/features/([^/]+)/'
const doors = '^src/features/[^/]+/(contract\\.ts|server/public\\.ts|server/privacy\\.ts|web/public[-a-z]*\\.tsx)$'
/** Tests, and what only tests use. */
const TESTS = ['\\.test\\.tsx?$', '^src/features/[^/]+/test/', '^src/test/']

/** Calls go down: a slice may enter only those that stand before it in src/app/server.ts. */
const slices = slicesInOrder(__dirname)
const upward = slices.slice(0, -1).map((slice, at) => ({
  name: `calls-go-down-${slice}`,
  severity: 'error',
  comment: 'A slice calls only those below it; what lies above listens to its events.',
  from: { path: `^src/features/${slice}/`, pathNot: TESTS },
  to: { path: `^src/features/(${slices.slice(at + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...upward,
    {
      name: 'enter-by-the-door',
      severity: 'error',
      comment: 'Another slice is known by its contract, its server/public.ts, its web/public.tsx (and public-<part>.tsx) and its tags only.',
      from: { path: S },
      to: { path: S, pathNot: ['^src/features/$1/', doors] },
    },
    {
      name: 'contracts-know-little',
      severity: 'error',
      comment: 'A contract imports the kernel, its own rules and shapes, and other contracts; its shapes know as little.',
      from: { path: '^src/features/[^/]+/(contract|shapes[-a-z]*)\\.ts$' },
      to: {
        path: '(^src|node_modules)/',
        pathNot: [
          '^src/kernel/',
          '^src/features/[^/]+/contract\\.ts$',
          '^src/features/[^/]+/(rules[-a-z]*|shapes[-a-z]*)\\.ts$',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules know the kernel alone: no I/O, no library.',
      from: { path: '^src/features/[^/]+/rules[-a-z]*\\.ts$' },
      to: { pathNot: ['^src/kernel/'] },
    },
    {
      name: 'texts-are-plain',
      severity: 'error',
      from: { path: '^src/features/[^/]+/texts\\.ts$' },
      to: { pathNot: ['^src/kernel/', '^src/features/[^/]+/(contract|rules[-a-z]*)\\.ts$'] },
    },
    {
      name: 'kernel-knows-nobody',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(app|pages|features|server|web|sandbox|test)/|(^|/)node_modules/(?!zod)' },
    },
    {
      name: 'web-never-meets-server',
      severity: 'error',
      from: { path: '^src/(web|pages|features/[^/]+/web)/' },
      to: { path: '^src/(server|sandbox|features/[^/]+/(server|(notices|plan-rights)\\.ts))' },
    },
    {
      name: 'server-never-meets-web',
      severity: 'error',
      from: { path: '^src/(server|features/[^/]+/server)/' },
      to: { path: '^src/(web|pages|features/[^/]+/web)/' },
    },
    {
      name: 'sql-lives-in-queries',
      severity: 'error',
      comment: 'All SQL of a slice stands in its queries.',
      from: { path: '^src/features/', pathNot: ['/server/.*queries', ...TESTS] },
      to: { path: '(^|/)node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: '^src/(server|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(features|app|pages|test)/' },
    },
    { name: 'nobody-imports-a-page', severity: 'error', from: { pathNot: '^src/(app|pages)/' }, to: { path: '^src/pages/' } },
    { name: 'nobody-imports-the-app', severity: 'error', from: { pathNot: ['^src/app/', '^(bin|e2e|db)/', ...TESTS] }, to: { path: '^src/app/' } },
    {
      name: 'the-product-knows-no-scripts',
      severity: 'error',
      comment: 'Scripts, seeds and journeys look at the product, never the other way round; only the process itself fills a demo market.',
      from: { path: '^src/', pathNot: [...TESTS, '^src/app/main\\.ts$'] },
      to: { path: '^(bin|e2e|db)/' },
    },
    {
      name: 'the-product-knows-no-test',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^src/test/|^src/features/[^/]+/test/|\\.test(-support)?\\.tsx?$' },
    },
    {
      name: 'the-sandbox-stands-outside',
      severity: 'error',
      comment: 'It plays the outside world: it knows nothing of us, and only the app opens it.',
      from: { path: '^src/sandbox/', pathNot: '\\.test\\.ts$|/test/' },
      to: { path: '^src/(?!sandbox/)' },
    },
    {
      name: 'only-the-app-opens-the-sandbox',
      severity: 'error',
      from: { pathNot: ['^src/(sandbox|app)/', '^(bin|e2e|db)/', '^src/test/cluster/gateway-process'] },
      to: { path: '^src/sandbox/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['import', 'default'], exportsFields: ['exports'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
}
