import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    ...(!isSsrBuild && { rolldownOptions: { input: 'src/app/browser.tsx' } }),
  },
}))
