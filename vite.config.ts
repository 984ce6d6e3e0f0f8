import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every page needs comes in few files: sixty small ones cost more in their heads than they hold. */
const groups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|@lingui|zod|use-sync-external-store)[\\/]/, priority: 3 },
  { name: 'house', test: /src[\\/](kernel|web|pages)[\\/]|contract\.ts$|shapes\.ts$|public\.tsx$/, minShareCount: 12, priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  // What only the transforms bring in, the scanner cannot foresee; found late, it would reload the first page.
  optimizeDeps: { include: ['react/jsx-dev-runtime', '@lingui/core', '@lingui/react'] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { input: 'src/app/browser.tsx', output: { codeSplitting: { groups } } } }),
  },
}))
