import { relative } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractParts } from './bin/build/contract-parts.ts'
import { leanContracts } from './bin/build/lean-contracts.ts'
import { modulesOf } from './bin/build/modules-of.ts'

const shell = modulesOf('src/app/browser.tsx')
/** What the pages that are opened first and most have in common. */
const cards = modulesOf('src/features/products/web/for-sale/ForSaleScreen.tsx').intersection(modulesOf('src/pages/product/ProductPage.tsx'))
/** The list of what is for sale is also the market's search. */
const list = new Set(
  [...modulesOf('src/features/products/web/for-sale/ForSaleScreen.tsx')].filter(
    (file) => file.startsWith('src/features/products/web/') && !file.endsWith('Screen.tsx'),
  ),
)
/** What a store's page has of it: no filters. */
const results = list.intersection(modulesOf('src/features/products/web/store/StoreProducts.tsx'))
/** The filters of the lists, which only wide windows have from the start; what the lists themselves need of them is not among it. */
const screensWithRail = [
  'products/web/for-sale/ForSaleScreen',
  'auctions/web/market/MarketAuctionsScreen',
  'trades/web/market/MarketTradesScreen',
].map((screen) => modulesOf(`src/features/${screen}.tsx`))
const rail = screensWithRail.reduce(
  (left, screen) => left.difference(screen),
  modulesOf('src/features/products/web/rail/ForSaleRail.tsx').union(modulesOf('src/features/products/web/rail/MarketRail.tsx')),
)
const isPart = (id: string) => id.includes('?part=')
const isOf = (modules: ReadonlySet<string>) => (id: string) => !isPart(id) && modules.has(relative(import.meta.dirname, id.split('?')[0]!))

/** What every page needs comes in few files: sixty small ones cost more in their heads than they hold. What only some pages share is split by who shares it. */
const small =
  /src[\\/]web[\\/](ui[\\/]\w+[\\/](Badge|Check|Chip|ChipRow|EmptyState|Facts|Field|LoadMore|Note|Pager|ScrollRegion|Tabs)\.tsx|query[\\/]use-debounced-call\.ts)$/
const isRail = isOf(rail)
const withoutRail = (test: RegExp) => (id: string) => test.test(id) && !isRail(id)
const groups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|@lingui|@tanstack|zod|use-sync-external-store)[\\/]/, priority: 3 },
  { name: 'shell', test: (id: string) => isOf(shell)(id) || small.test(id), priority: 2 },
  // Contracts come in parts: what thirty scripts need is the shell's, the rest is split by who needs it.
  { name: 'shell', test: isPart, priority: 1.95, minShareCount: 30 },
  { name: 'contracts', test: isPart, priority: 1.9, entriesAware: true },
  // What prices and numbers need, apart from cards: forms and settings use it too.
  { name: 'amounts', test: /src[\\/]kernel[\\/](coins|written[\\/](money-text|spoken-number))\.ts$/, priority: 1.5 },
  { name: 'cards', test: isOf(cards), priority: 1 },
  {
    name: 'for-sale-address',
    test: /src[\\/]features[\\/](products[\\/]web[\\/](for-sale[\\/]for-sale-address|filters[\\/](facet-lists|countries-asked))|listings[\\/]contract)\.ts$/,
    priority: 0.9,
  },
  // A group brings along what it needs: what forms of all kinds need too stays apart.
  { name: 'choice', test: /src[\\/]web[\\/](ui[\\/]controls[\\/](Select|Segments)\.tsx|query[\\/]use-typed-question\.ts)$/, priority: 0.85 },
  // Parts of every list stay apart from the list of products, which other lists do not need.
  { name: 'list-parts', test: withoutRail(/src[\\/]web[\\/]list[\\/](?!NextPage|next-cursor)/), priority: 0.8 },
  { name: 'results', test: isOf(results), priority: 0.6 },
  // What the pages of lots share, in one file: twelve small ones cost more in their heads.
  {
    name: 'lots',
    test: /src[\\/]features[\\/]auctions[\\/]web[\\/](clock|history[\\/]BidTable|show[\\/](LotCrumbs|lot-words)|panel[\\/](panel-view|bid-choice|quick-amounts|use-show-answer|BidPanel\.module)|paths|use-money|auction-answer)/,
    priority: 0.58,
  },
  // Facets of the rail and tabs of the market: other lists have them too.
  { name: 'facets', test: withoutRail(/src[\\/]features[\\/]products[\\/]web[\\/](filters[\\/]|for-sale[\\/]MarketTabs)/), priority: 0.55 },
  // The rail of every market; and what the tabs have beside it, apart from the list of products.
  {
    name: 'market',
    test: withoutRail(
      /src[\\/]features[\\/]products[\\/]web[\\/](market[\\/](fields|number-fields|WordsField|market-words|market-address|searched-filters|product-markets|ListBar|AdvancedAnchor|market)\.tsx?|rail[\\/](use-room|RailBeside|later-rails)\.)/,
    ),
    priority: 0.54,
  },
  { name: 'tabs', test: withoutRail(/src[\\/]features[\\/]products[\\/]web[\\/]market[\\/]/), priority: 0.53 },
  { name: 'list', test: isOf(list), priority: 0.5 },
  // The catalogue has a rail of its own, of the same parts.
  { name: 'rail-parts', test: (id: string) => isRail(id) && /src[\\/]web[\\/]list[\\/]/.test(id), priority: 0.45 },
  // Last: a group brings along what it needs, and the lists need some of that without the rail.
  { name: 'rail', test: isRail, priority: 0.4 },
]

/** Pieces of contracts carry the names of all pages that share them: too long for an address. The shell names every page, so its word for the kind goes too. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]!.replace(/(Screen|Page|Panel|Dialog)$/, '')}-[hash].js`

/** Contracts, shapes and rules alone: nothing but plain words, shapes and functions is declared there. */
const lean = defineRolldownBabelPreset({
  preset: () => ({ plugins: [leanContracts] }),
  rolldown: { filter: { id: /src[\\/].*(contract|shapes|rules)[\w-]*\.ts($|\?part=)/ } },
})

/** No file of ours does anything by being there, but for the one that begins and the styles: what nobody uses of it may go. */
const treeshake = { moduleSideEffects: (id: string) => !/src[\\/](features|kernel|pages|web)[\\/].*\.tsx?(\?part=.*)?$/.test(id) }

/** A page's script brings no style of its own and nothing is fetched before it, so its import is all there is to do. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    plainImports,
    ...(command === 'build' && !isSsrBuild ? [contractParts()] : []),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset(), ...(command === 'build' && !isSsrBuild ? [lean] : [])] }),
  ],
  // What only the transforms bring in, the scanner cannot foresee; found late, it would reload the first page.
  optimizeDeps: { include: ['react/jsx-dev-runtime', '@lingui/core', '@lingui/react'] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { input: 'src/app/browser.tsx', treeshake, output: { codeSplitting: { groups }, chunkFileNames } } }),
  },
}))
