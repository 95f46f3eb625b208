/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { Marked } from 'marked'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The rules become HTML at build time, so that no page has to carry a Markdown reader. */
function rulesAsHtml(): Plugin {
  const marked = new Marked({ gfm: true })
  return {
    name: 'veillee-rules',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.md')) return
      return { code: `export default ${JSON.stringify(await marked.parse(source))}`, map: null, moduleType: 'js' }
    },
  }
}

/** Lists every file of the page, for whoever keeps it for a time without a network. */
function pageListed(): Plugin {
  const always = ['/index.html', '/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png']
  return {
    name: 'veillee-page',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name !== 'index.html')
      const listed = [...always, ...files.map((name) => `/${name}`)].toSorted()
      this.emitFile({ type: 'asset', fileName: 'page.json', source: JSON.stringify(listed) })
    },
  }
}

export default defineConfig({
  plugins: [rulesAsHtml(), svelte(), pageListed()],
  worker: { format: 'es' },
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)), $root: root },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: { environment: 'jsdom', globals: true, setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts'] },
})
